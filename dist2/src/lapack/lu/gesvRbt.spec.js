// GESVRBT: arguments, rules, documentation.
import { flopsGesv } from '../../core/flops.js';
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
/**
 * B := A^-1 B by LU without pivoting of U^T A V with random U and V; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a general square A by a random butterfly transformation: A' = U^T A V is factored without pivoting, A' y = U^T b is
 * solved, x = V y. U and V are products of two sparse matrices of pairs, [ R S; R -S ] / sqrt(2) with diagonal R and S of entries
 * exp((r - 1/2)/10), r uniform in [0, 1); multiplying by them takes a few n^2 operations, and small pivots become improbable whatever A is.
 *
 * What comes out is refined and checked: in 1 to 5 steps, until for each column ||b - A x||_max <= 2 sqrt(n) eps ||A||_inf ||x||_max, with
 * eps = 2^-24 in single. Where that fails, a step does not halve the residual, a pivot or a correction says that A may be singular, or
 * anything is not finite, A is factored again with partial pivoting and the result is that of gesv: `iter` is then -1. So a singular A
 * gives gesv's info, except that a system with solutions may come out solved, with one of them, and info = 0. Without right-hand sides A is
 * factored with partial pivoting at once. The butterflies are no remedy for a matrix whose rows differ by orders of magnitude, or with few
 * nonzeros: those come out right too, but in twice the time.
 *
 * Overwrites B if info = 0, info and iter; A is read only. The butterflies are real for complex numbers too. On a GPU context singles, also
 * complex, are computed on the GPU, doubles on the CPU; (n + 63)^2 elements of workspace and more for B. The GPU function reads a few
 * numbers back after each step, so that the promise resolves when it is known which way the solution went. Flops 2n^3/3 + 2n^2 nrhs, to
 * leading order. Source: MAGMA xGESV_RBT; M. Baboulin, J. Dongarra, J. Herrmann, S. Tomov, ACM Trans. Math. Software 39 (2013).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * const iter = ctx.alloc('i', 1);
 * await sgesvRbt(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n, info, iter });
 * mustSucceed('sgesvRbt', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export const gesvRbtSpec = {
    name: 'gesvRbt',
    precs: 'sdcz',
    args: positional({
        n: size,
        nrhs: size,
        /** Not changed. */
        A: matrix('n', 'n', 'in'),
        /**
         * In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A.
         */
        B: matrix('n', 'nrhs', 'inout'),
        /**
         * Out, one integer. 0: solved. i > 0: with partial pivoting, U(i,i) is exactly zero, the first such i; B is untouched.
         */
        info: integers(1, 'out'),
        /**
         * Out, one integer. i > 0: solved with i steps of refinement. -1: the randomized solution was of no use, or there was nothing to
         * solve, and partial pivoting did it all.
         */
        iter: integers(1, 'out'),
        /** Of the random numbers, an integer; default 1. The same seed gives the same result on the same device. */
        seed: { kind: 'scalar', integer: true, real: true, default: 1 },
        /**
         * How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. Residuals are always strict.
         */
        math: updateMathArg,
        /** Columns of a block on the GPU; 0 (default) leaves it to the routine. */
        nb: nbArg,
    }),
    flops: (a) => flopsGesv(num(a, 'n'), num(a, 'nrhs')),
};
