// GER: arguments, rules, documentation.
import { matrix, positional, scalar, size, strided } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * A := alpha x y^T + A. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2mn. Source: BLAS xGER.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sger(ctx.queue, { m, n, alpha: -1, x, y, A, lda: m });
 */
export const gerSpec = {
    name: 'ger',
    precs: 'sd',
    doubles: 'd',
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
    nothing: (a) => a.m === 0 || a.n === 0 || a.alpha === 0,
    flops: (a) => 2 * num(a, 'm') * num(a, 'n'),
};
