import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrgtrArgs } from './routines.gen.ts';
/** As orgtrRef; tau is the address of n - 1 elements. On all threads; bits do not depend on their number. */
export declare function orgtrEngine(e: Engine, r: Elements, space: Workspace, uplo: Uplo, n: number, A: Place, tau: number): void;
/** The n - 1 elements of tau in reverse order. */
export declare function takeReversed(e: Engine, r: Elements, space: Workspace, n: number, tau: number): number;
export declare function orgtrCpu(queue: Queue, a: Bound<OrgtrArgs<Prec>>): Promise<void>;
