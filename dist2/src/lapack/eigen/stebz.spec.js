// STEBZ: arguments, rules, documentation.
import { flopsStebz } from '../../core/flops.js';
import { integers, numbers, positional, scalar, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { intervalArgs, mostChosen, rangeArgs } from './chosen.js';
import { offDiagonal } from './tridiagonalArgs.js';
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
export const stebzSpec = {
    name: 'stebz',
    precs: 'sd',
    args: positional({
        ...rangeArgs,
        /** 'e': all ascend, the default; 'b': block by block, ascending in each, as stein needs them. */
        order: { kind: 'flag', values: ['e', 'b'], default: 'e' },
        n: size,
        ...intervalArgs,
        /** Width of the intervals that eigenvalues end up in, unless it is below 2 eps |x|. Default, and 0 or less: eps ||T||, eps = 2^-52. */
        abstol: scalar(0),
        /** n elements: the diagonal. */
        D: numbers('n', 'in'),
        /** n - 1 elements: the off-diagonal. */
        E: numbers(offDiagonal, 'in'),
        /** Out, one integer: how many eigenvalues have been found. */
        m: integers(1, 'out'),
        /** Out, one integer: how many blocks there are. */
        nsplit: integers(1, 'out'),
        /** n elements, or iu - il + 1 with range 'i'. Out: the eigenvalues, m of them. */
        W: numbers(mostChosen, 'out'),
        /** As many integers. Out: the block that each belongs to, from 1. */
        iblock: integers(mostChosen, 'out'),
        /** n integers. Out: the last row of each block, from 1. */
        isplit: integers('n', 'out'),
        /** Out, one integer. 0: done. n: T has a NaN or an infinity; m and nsplit are 0, W is NaN. */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsStebz(num(a, 'n'), mostChosen(a)),
};
