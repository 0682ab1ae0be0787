// SYCON: arguments, rules, documentation.
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { anormArg, conditionFlops, rcondArg } from './conditionOptions.js';
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L D L^T ('l') or U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization.
 *
 * Overwrites rcond, which stays on the device; takes workspace for n^2 elements. The estimate is not below the true value, apart from
 * rounding, and nearly always less than three times it. 1 if A is empty; 0 if a 1 x 1 block of D is zero, if the condition number
 * overflows, or if anorm is 0 or infinite; NaN if anorm is, or the factors have NaN. On a GPU context singles, also complex, are computed
 * on the GPU, always with five solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or
 * five. Flops about 10n^2. Source: LAPACK xSYCON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await ssycon(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export const syconSpec = {
    name: 'sycon',
    precs: 'sdcz',
    args: positional({
        /** The triangle that sytrf was called with: 'l' or 'u'. */
        uplo,
        n: size,
        /** The factors as sytrf leaves them; the other triangle is not read. */
        A: matrix('n', 'n', 'in'),
        /** n pivots as sytrf leaves them. They must be such pivots: that is not checked. */
        ipiv: integers('n', 'in'),
        /** The norm of the matrix before it was factored, as lansy gives it: 0 or more, or NaN. */
        anorm: anormArg,
        /** Out, one real element: the estimate, between 0 and about 1. */
        rcond: rcondArg,
    }),
    flops: (a) => 2 * conditionFlops(num(a, 'n')),
};
