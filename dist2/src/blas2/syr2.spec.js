// SYR2: arguments, rules, documentation.
import { matrix, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS
 * xSYR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export const syr2Spec = {
    name: 'syr2',
    precs: 'sd',
    doubles: 'd',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 nothing is read. */
        alpha: scalar(1),
        x: strided('n', 'in'),
        y: strided('n', 'in'),
        /** In and out. May lie in the same buffer as x or y if it shares no element with them. */
        A: matrix('n', 'n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.alpha === 0,
    flops: (a) => 2 * num(a, 'n') * (num(a, 'n') + 1),
};
