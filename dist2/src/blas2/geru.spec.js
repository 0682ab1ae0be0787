// GERU: arguments, rules, documentation.
import { isZero } from '../core/complex.js';
import { matrix, positional, scalar, size, strided } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
/**
 * A := alpha x y^T + A, neither x nor y conjugated. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8mn. Source: BLAS xGERU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cgeru(ctx.queue, { m, n, alpha: { re: 0, im: -1 }, x, y, A, lda: m });
 */
export const geruSpec = {
    name: 'geru',
    precs: 'cz',
    doubles: 'z',
    args: positional({
        m: size,
        n: size,
        /** Default 1. With alpha = 0 nothing is read. */
        alpha: scalar(1),
        /** m elements. */
        x: strided('m', 'in'),
        /** n elements. */
        y: strided('n', 'in'),
        /** In and out. May lie in the same buffer as x or y if it shares no element with them. */
        A: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0 || isZero(scalarOf(a, 'alpha')),
    flops: (a) => 2 * num(a, 'm') * num(a, 'n'),
};
