// TBSV: arguments, rules, documentation.
import { flopsTbsv } from '../core/flops.js';
import { diag, matrix, positional, size, strided, trans, uplo } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * x := op(A)^-1 x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of
 * real numbers A^T).
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops two per
 * element of the band. Source: BLAS xTBSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbsv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export const tbsvSpec = {
    name: 'tbsv',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Whether the diagonals lie below the main one, 'l', or above it, 'u'. */
        uplo,
        trans,
        /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
        diag,
        n: size,
        k: size,
        /**
         * Band storage, (k + 1) x n: a(i, j) is in row i - j ('l') or k + i - j ('u') of column j, so that diagonals are rows. The places in
         * the corner, which no a(i, j) has, are not used.
         */
        A: matrix((a) => num(a, 'k') + 1, 'n', 'in'),
        /** In: the vector. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
        x: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsTbsv(num(a, 'n'), num(a, 'k')),
};
