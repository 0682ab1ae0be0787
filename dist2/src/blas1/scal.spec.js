// SCAL: arguments, rules, documentation.
import { isOne } from '../core/complex.js';
import { positional, scalar, size, strided } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
/**
 * x := alpha x for n elements.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. A complex alpha without an imaginary part multiplies as a real number:
 * csscal and zdscal are the same by that. Flops n, complex 6n. Half is computed in single and rounded once: what is too large becomes
 * infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source: BLAS xSCAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export const scalSpec = {
    name: 'scal',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        n: size,
        alpha: scalar(),
        /** In and out. incx: The sign does not matter here; BLAS's xSCAL does nothing where incx < 0. */
        x: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || isOne(scalarOf(a, 'alpha')),
    flops: (a) => ({ mul: num(a, 'n'), add: 0 }),
};
