import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetrfArgs } from './routines.gen.ts';
/**
 * P A = L U in panels of nb columns, 0: own choice; `ipiv` is the address of min(m, n) integers. Returns info. The other threads update the
 * columns behind the next panel while this one factors it. What is computed, in which order, does not depend on the number of threads.
 * Source: LAPACK xGETRF; for lookahead, J. Kurzak and J. Dongarra, LAPACK Working Note 178 (2006).
 */
export declare function getrfEngine(e: Engine, r: Elements, m: number, n: number, A: Place, ipiv: number, nb?: number): number;
/** For the trace: one processor sees the whole column, and has no use for a tournament. */
export declare const PARTIAL_ON_CPU = "partial pivoting: tournaments are for panels on the GPU";
type Called = Pick<Bound<GetrfArgs<Prec>>, 'routine' | 'pivoting'>;
/** Notes what a call that asked for a tournament gets on the CPU. */
export declare function notePivoting(queue: Queue, { routine, pivoting }: Called): void;
export declare function getrfCpu(queue: Queue, a: Bound<GetrfArgs<Prec>>): Promise<void>;
export {};
