// SYTRF: arguments, rules, documentation.
import { flopsSytrf } from '../../core/flops.js';
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { nbArg } from '../factorOptions.js';
/**
 * A = L D L^T or U D U^T for a symmetric, possibly indefinite A, of complex numbers symmetric and not Hermitian (hetrf): L and U are
 * products of permutations and unit triangles, D has blocks of order 1 and 2 on its diagonal.
 *
 * Overwrites one triangle of A, ipiv and info, the last also for an empty A. On a GPU context singles, also complex, are computed on the
 * GPU without a readback, a column with nothing above 2^-126 counting as zero; doubles on the CPU. Complex pivots are chosen by |Re| +
 * |Im|. NaN in A arrives in the factors or in what is solved with them, and is not a zero. Flops n^3/3, to leading order. Source: LAPACK
 * xSYTRF; J. R. Bunch and L. Kaufman, Some stable methods for calculating inertia and solving symmetric linear systems, Math. Comp. 31
 * (1977).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('ssytrf', (await ctx.download(info))[0]!);
 */
export const sytrfSpec = {
    name: 'sytrf',
    precs: 'sdcz',
    args: positional({
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo,
        n: size,
        /**
         * In: one triangle of A. Out: D, whose blocks are 1 x 1 and 2 x 2, and below ('l') or above ('u') them the multipliers, as LAPACK
         * stores them: each column as it was when it was computed, without the interchanges that came later. The other triangle is neither
         * read nor written.
         */
        A: matrix('n', 'n', 'inout'),
        /**
         * Out, n integers, counted from 1. ipiv(k) > 0: D(k,k) is a 1 x 1 block, rows and columns k and ipiv(k) were exchanged. Two negative
         * ones side by side, ipiv(k) = ipiv(k+1): D(k..k+1,k..k+1) is a 2 x 2 block, rows and columns k+1 ('l') or k ('u') and -ipiv(k) were
         * exchanged. In range whatever A holds.
         */
        ipiv: integers('n', 'out'),
        /**
         * Out, one integer. 0: done. i > 0: D(i,i) is exactly zero, the first such i in the order of elimination ('l': from the first column
         * on, 'u': from the last); the factorization is complete but D is singular.
         */
        info: integers(1, 'out'),
        /** Columns of a panel; 0 (default) leaves it to the routine. */
        nb: nbArg,
    }),
    flops: (a) => flopsSytrf(num(a, 'n')),
};
