// SPR2: arguments, rules, documentation.
import { numbers, positional, scalar, size, strided, uplo } from '../core/kinds.js';
import { num, packedTriangle } from '../core/spec.js';
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS xSPR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr2(ctx.queue, { uplo: 'l', n, x, y, AP });
 */
export const spr2Spec = {
    name: 'spr2',
    precs: 'sd',
    doubles: 'd',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. */
        uplo,
        n: size,
        /** Default 1. With alpha = 0 nothing is read. */
        alpha: scalar(1),
        x: strided('n', 'in'),
        y: strided('n', 'in'),
        /**
         * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as x or y if it shares
         * no element with them.
         */
        AP: numbers(packedTriangle('n'), 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.alpha === 0,
    flops: (a) => 2 * num(a, 'n') * (num(a, 'n') + 1),
};
