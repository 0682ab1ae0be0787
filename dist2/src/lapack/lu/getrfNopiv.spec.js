// GETRFNOPIV: arguments, rules, documentation.
import { flopsGetrf } from '../../core/flops.js';
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
/**
 * A = L U without pivoting, for matrices that need none: diagonally dominant by columns, symmetric or Hermitian positive definite, or
 * randomized as gesvRbt does. L is m x min(m, n) and unit lower triangular, U is min(m, n) x n.
 *
 * Only as accurate as the pivots allow: the residual ||A - L U|| is about eps times the largest element that appears on the way, which
 * nothing bounds for a general matrix, and a nonsingular matrix may well have a zero pivot. Nobody warns of a small one: compare
 * ||A x - b|| with gesv's if in doubt.
 *
 * Overwrites A and info. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; a pivot whose parts are below
 * 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors, and info stays 0. Flops 2n^3/3, to leading order, for m
 * = n. Source: MAGMA xGETRF_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const A = ctx.upload('s', dominant); // n x n, column-major
 * const info = ctx.alloc('i', 1);
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * mustSucceed('sgetrfNopiv', (await ctx.download(info))[0]!);
 */
export const getrfNopivSpec = {
    name: 'getrfNopiv',
    precs: 'sdcz',
    args: positional({
        m: size,
        n: size,
        /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
        A: matrix('m', 'n', 'inout'),
        /**
         * Out, one integer. 0: done. i > 0: U(i,i) is exactly zero, the first such i: there is no factorization, and A holds nothing of use.
         */
        info: integers(1, 'out'),
        /** How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Columns of a block on the GPU; 0 (default) leaves it to the routine. */
        nb: nbArg,
    }),
    flops: (a) => flopsGetrf(num(a, 'm'), num(a, 'n')),
};
