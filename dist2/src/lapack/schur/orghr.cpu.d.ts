import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrghrArgs } from './routines.gen.ts';
/** As orghrRef; tau is the address of n - 1 elements. */
export declare function orghrEngine(e: Engine, r: Elements, space: Workspace, n: number, lo: number, hi: number, A: Place, tau: number): void;
export declare const orghrCpu: (queue: Queue, a: Bound<OrghrArgs<Prec>>) => Promise<void>;
