import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrmqrArgs } from './routines.gen.ts';
/**
 * As ormqrRef, of Q or with `trans` of Q^H, by blocks of blockWidth(nb) reflectors; tau is the address of k elements. On all threads; bits
 * do not depend on their number.
 */
export declare function ormqrEngine(e: Engine, r: Elements, space: Workspace, side: Side, trans: boolean, m: number, n: number, k: number, A: Place, tau: number, C: Place, nb?: number): void;
export declare function ormqrCpu(queue: Queue, a: Bound<OrmqrArgs<Prec>>): Promise<void>;
