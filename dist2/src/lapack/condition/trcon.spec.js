// TRCON: arguments, rules, documentation.
import { diag, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { conditionFlops, conditionNormArg, rcondArg } from './conditionOptions.js';
/**
 * rcond := 1 / (||A|| ||A^-1||), estimated, of a triangular A, n x n, column-major.
 *
 * Estimates the reciprocal condition number of a triangular matrix.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if A has a zero on its diagonal, or if its norm or condition number overflows; NaN if the triangle has
 * NaN. On a GPU context singles, also complex, are computed on the GPU, always with three solves by A and two by A^H and without a
 * readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Doubles that live on the
 * GPU (createContext) are computed there, as singles are. Flops about 5n^2. Source: LAPACK xTRCON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const rcond = ctx.alloc('s', 1);
 * await strcon(ctx.queue, { norm: '1', uplo: 'u', n, A: R, lda: n, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export const trconSpec = {
    name: 'trcon',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** '1' or 'o' for the 1-norm, the largest column sum; 'i' for the infinity norm, the largest row sum. */
        norm: conditionNormArg,
        /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
        uplo,
        /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
        diag,
        n: size,
        A: matrix('n', 'n', 'in'),
        /** Out, one real element: the estimate, between 0 and about 1. */
        rcond: rcondArg,
    }),
    flops: (a) => conditionFlops(num(a, 'n')),
};
