import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrgqrArgs } from './routines.gen.ts';
/**
 * As orgqrRef, by blocks of blockWidth(nb) reflectors from the last; tau is the address of k elements. A block's own columns
 * begin as those of the unit matrix, like the columns k:n. On all threads; bits do not depend on their number.
 */
export declare function orgqrEngine(e: Engine, r: Elements, space: Workspace, m: number, n: number, k: number, A: Place, tau: number, nb?: number): void;
export declare const orgqrCpu: (queue: Queue, a: Bound<OrgqrArgs<Prec>>) => Promise<void>;
