// AXPY: arguments, rules, documentation.
import { isZero } from '../core/complex.js';
import { flopsAxpy } from '../core/flops.js';
import { positional, scalar, size, strided } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
/**
 * y := alpha x + y for n elements.
 *
 * Overwrites y only. Flops 2n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: BLAS xAXPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await saxpy(ctx.queue, { n, alpha: -1, x, y }); // y := y - x
 */
export const axpySpec = {
    name: 'axpy',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        n: size,
        /** Default 1. With alpha = 0 nothing is read and y stays as it is. */
        alpha: scalar(1),
        x: strided('n', 'in'),
        /** In and out. May lie in the same buffer as x if the two do not overlap. */
        y: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || isZero(scalarOf(a, 'alpha')),
    flops: (a) => flopsAxpy(num(a, 'n')),
};
