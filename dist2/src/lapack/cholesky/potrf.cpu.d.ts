import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PotrfArgs } from './routines.gen.ts';
/** Elements of workspace that potrfEngine needs. */
export declare const POTRF_WORK: number;
/**
 * As potrfRef, in panels of nb columns (0: own choice); `work` is the address of POTRF_WORK elements. Returns info. The other threads
 * update the columns (uplo = 'u': rows) behind the next panel while this one factors it. What is computed, in which order, does not depend
 * on the number of threads.
 */
export declare function potrfEngine(e: Engine, r: Elements, uplo: Uplo, n: number, A: Place, work: number, nb?: number): number;
export declare function potrfCpu(queue: Queue, a: Bound<PotrfArgs<Prec>>): Promise<void>;
