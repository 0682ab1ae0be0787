// HECON: arguments, rules, documentation.
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { anormArg, conditionFlops, rcondArg } from './conditionOptions.js';
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L D L^H ('l') or U D U^H ('u') of hetrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a Hermitian matrix from its Bunch-Kaufman factorization.
 *
 * Overwrites rcond, which stays on the device; takes workspace for n^2 elements. The estimate is not below the true value, apart from
 * rounding, and nearly always less than three times it. 1 if A is empty; 0 if a 1 x 1 block of D is zero, if the condition number
 * overflows, or if anorm is 0 or infinite; NaN if anorm is, or the factors have NaN. On a GPU context complex single runs on the GPU,
 * always with five solves and without a readback, and complex double on the CPU, with as many as the estimate needs, mostly four or five.
 * Flops about 10n^2. Source: LAPACK xHECON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await clanhe(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await checon(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export const heconSpec = {
    name: 'hecon',
    precs: 'cz',
    args: positional({
        /** The triangle that hetrf was called with: 'l' or 'u'. */
        uplo,
        n: size,
        /** The factors as hetrf leaves them; the other triangle is not read. */
        A: matrix('n', 'n', 'in'),
        /** n pivots as hetrf leaves them. They must be such pivots: that is not checked. */
        ipiv: integers('n', 'in'),
        /** The norm of the matrix before it was factored, as lanhe gives it: 0 or more, or NaN. */
        anorm: anormArg,
        /** Out, one real element: the estimate, between 0 and about 1. */
        rcond: rcondArg,
    }),
    flops: (a) => 2 * conditionFlops(num(a, 'n')),
};
