// SBMV: arguments, rules, documentation.
import { flopsSbmv } from '../core/flops.js';
import { matrix, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * y := alpha A x + beta y, A symmetric of order n, zero but for the main diagonal and k on each side of it.
 *
 * Overwrites y only. On a GPU context single runs on the GPU, double where doubles live. Flops two per element of the band. Source: BLAS
 * xSBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export const sbmvSpec = {
    name: 'sbmv',
    precs: 'sd',
    doubles: 'd',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. */
        uplo,
        n: size,
        k: size,
        /** Default 1. With alpha = 0 neither A nor x is read. */
        alpha: scalar(1),
        /**
         * Band storage, (k + 1) x n: a(i, j) is in row i - j ('l') or k + i - j ('u') of column j, so that diagonals are rows. The places in
         * the corner, which no a(i, j) has, are not used.
         */
        A: matrix((a) => num(a, 'k') + 1, 'n', 'in'),
        x: strided('n', 'in'),
        /** Default 0. With beta = 0, y is not read. */
        beta: scalar(0),
        /** In and out. May lie in the same buffer as A or x if it shares no element with them. */
        y: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || (a.alpha === 0 && a.beta === 1),
    flops: (a) => flopsSbmv(num(a, 'n'), num(a, 'k')),
};
