import { type RoutineSpec } from '../../core/spec.ts';
/** Which eigenvalues: 'a' all, 'v' those in (vl, vu], 'i' the il-th to the iu-th, counted from 1 in ascending order. */
export type EigenvalueRange = 'a' | 'v' | 'i';
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
export declare const stebzSpec: RoutineSpec;
