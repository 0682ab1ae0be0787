import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Side, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrmtrArgs } from './routines.gen.ts';
/**
 * As ormtrRef, of Q or with `trans` of Q^H; tau is the address of one element less than the order of Q. On all threads; bits do not
 * depend on their number.
 */
export declare function ormtrEngine(e: Engine, r: Elements, space: Workspace, side: Side, uplo: Uplo, trans: boolean, m: number, n: number, A: Place, tau: number, C: Place): void;
export declare function ormtrCpu(queue: Queue, a: Bound<OrmtrArgs<Prec>>): Promise<void>;
