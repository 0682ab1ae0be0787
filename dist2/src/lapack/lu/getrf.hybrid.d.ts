import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { FactorMode, Pivoting, UpdateMath } from '../factorOptions.ts';
import { type Plan } from '../factorPlan.ts';
import { type DeviceGetrf } from './getrf.gpu.ts';
import type { GetrfArgs } from './routines.gen.ts';
interface Call {
    readonly m: number;
    readonly n: number;
    readonly mode: FactorMode;
    readonly math: UpdateMath;
    readonly nb: number;
    readonly pivoting: Pivoting;
}
/** Where an LU factorization on a GPU context is computed, and why; on the CPU it would need the operands. */
export declare function planGetrf(queue: Queue, { m, n, mode, math, nb, pivoting }: Call, ...operands: Ptr<Prec>[]): Plan;
export declare function getrfHybrid(queue: Queue, a: Bound<GetrfArgs<Prec>>): void | Promise<void>;
/** Elements of the largest panel. */
export declare function largestPanel(m: number, n: number, widths: readonly number[]): number;
/**
 * As enqueueGetrf, panels on the CPU, in blocks of `widths` columns, the last cut off; resolves when all is enqueued. Pivoting is partial.
 * Source: MAGMA's hybrid LU, S. Tomov, R. Nath, H. Ltaief, J. Dongarra (2010).
 */
export declare function enqueueGetrfHybrid(queue: Queue, f: DeviceGetrf, widths: readonly number[]): Promise<void>;
export {};
