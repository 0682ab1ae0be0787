import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { EigenvalueRange } from './stebz.spec.ts';
/** The arguments of stebz, by name. */
export interface StebzArgs<P extends Prec> {
    /** Which eigenvalues: 'a' all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in ascending order, counted from 1. Default 'a'. */
    range?: 'a' | 'v' | 'i';
    /** 'e': all ascend, the default; 'b': block by block, ascending in each, as stein needs them. */
    order?: 'e' | 'b';
    n: number;
    /** With range 'v'. Default 0. */
    vl?: number;
    /** With range 'v', greater than vl. Default 0. */
    vu?: number;
    /** With range 'i', in 1..n; 1 if n = 0. Default 1. */
    il?: number;
    /** With range 'i', in il..n; 0 if n = 0. Default 0. */
    iu?: number;
    /** Width of the intervals that eigenvalues end up in, unless it is below 2 eps |x|. Default, and 0 or less: eps ||T||, eps = 2^-52. */
    abstol?: number;
    /** n elements: the diagonal. */
    D: Ptr<P>;
    /** n - 1 elements: the off-diagonal. */
    E: Ptr<NoInfer<P>>;
    /** Out, one integer: how many eigenvalues have been found. */
    m: Ptr<'i'>;
    /** Out, one integer: how many blocks there are. */
    nsplit: Ptr<'i'>;
    /** n elements, or iu - il + 1 with range 'i'. Out: the eigenvalues, m of them. */
    W: Ptr<NoInfer<P>>;
    /** As many integers. Out: the block that each belongs to, from 1. */
    iblock: Ptr<'i'>;
    /** n integers. Out: the last row of each block, from 1. */
    isplit: Ptr<'i'>;
    /** Out, one integer. 0: done. n: T has a NaN or an infinity; m and nsplit are 0, W is NaN. */
    info: Ptr<'i'>;
}
/**
 * W := eigenvalues of T, the symmetric tridiagonal matrix with diagonal D and off-diagonal E: all, those in an interval, or those with
 * given indices.
 *
 * Chosen eigenvalues of a symmetric tridiagonal matrix, by bisection.
 *
 * Overwrites m, nsplit, W, iblock, isplit and info. How many eigenvalues are at most x a recurrence tells, and bisection by these counts
 * shuts each into an interval. T falls apart into blocks where an element of E is negligible against its neighbours on the diagonal.
 * Values do not depend on which others are asked for by more than the width of intervals; of ends of an index range that are equal
 * within it any may be taken.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: about 150 n for each eigenvalue in double, 70 n in single.
 * Source: LAPACK xSTEBZ; W. Kahan, Accurate eigenvalues of a symmetric tridiagonal matrix, Stanford CS41 (1966); J. Demmel, I. Dhillon,
 * H. Ren, On the correctness of some bisection-like parallel eigenvalue algorithms, ETNA 3 (1995).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D and E.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [m, nsplit, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, iblock, isplit] = [ctx.alloc('d', 3), ctx.alloc('i', 3), ctx.alloc('i', 3)];
 * await dstebz(ctx.queue, { range: 'i', n: 3, il: 3, iu: 3, D, E, m, nsplit, W, iblock, isplit, info });
 * const largest = (await ctx.download(W))[0]; // 2 + sqrt(2)
 */
export declare const stebz: {
    <P extends Prec>(on: Context | Queue, args: StebzArgs<P>, prec?: P): Promise<void>;
};
/**
 * W := eigenvalues of T, the symmetric tridiagonal matrix with diagonal D and off-diagonal E: all, those in an interval, or those with
 * given indices.
 *
 * Chosen eigenvalues of a symmetric tridiagonal matrix, by bisection.
 *
 * Overwrites m, nsplit, W, iblock, isplit and info. How many eigenvalues are at most x a recurrence tells, and bisection by these counts
 * shuts each into an interval. T falls apart into blocks where an element of E is negligible against its neighbours on the diagonal.
 * Values do not depend on which others are asked for by more than the width of intervals; of ends of an index range that are equal
 * within it any may be taken.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: about 150 n for each eigenvalue in double, 70 n in single.
 * Source: LAPACK xSTEBZ; W. Kahan, Accurate eigenvalues of a symmetric tridiagonal matrix, Stanford CS41 (1966); J. Demmel, I. Dhillon,
 * H. Ren, On the correctness of some bisection-like parallel eigenvalue algorithms, ETNA 3 (1995).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D and E.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [m, nsplit, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, iblock, isplit] = [ctx.alloc('d', 3), ctx.alloc('i', 3), ctx.alloc('i', 3)];
 * await dstebz(ctx.queue, { range: 'i', n: 3, il: 3, iu: 3, D, E, m, nsplit, W, iblock, isplit, info });
 * const largest = (await ctx.download(W))[0]; // 2 + sqrt(2)
 */
export declare const sstebz: {
    (on: Context | Queue, args: StebzArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * W := eigenvalues of T, the symmetric tridiagonal matrix with diagonal D and off-diagonal E: all, those in an interval, or those with
 * given indices.
 *
 * Chosen eigenvalues of a symmetric tridiagonal matrix, by bisection.
 *
 * Overwrites m, nsplit, W, iblock, isplit and info. How many eigenvalues are at most x a recurrence tells, and bisection by these counts
 * shuts each into an interval. T falls apart into blocks where an element of E is negligible against its neighbours on the diagonal.
 * Values do not depend on which others are asked for by more than the width of intervals; of ends of an index range that are equal
 * within it any may be taken.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: about 150 n for each eigenvalue in double, 70 n in single.
 * Source: LAPACK xSTEBZ; W. Kahan, Accurate eigenvalues of a symmetric tridiagonal matrix, Stanford CS41 (1966); J. Demmel, I. Dhillon,
 * H. Ren, On the correctness of some bisection-like parallel eigenvalue algorithms, ETNA 3 (1995).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D and E.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [m, nsplit, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, iblock, isplit] = [ctx.alloc('d', 3), ctx.alloc('i', 3), ctx.alloc('i', 3)];
 * await dstebz(ctx.queue, { range: 'i', n: 3, il: 3, iu: 3, D, E, m, nsplit, W, iblock, isplit, info });
 * const largest = (await ctx.download(W))[0]; // 2 + sqrt(2)
 */
export declare const dstebz: {
    (on: Context | Queue, args: StebzArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
