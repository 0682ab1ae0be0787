// RSCAL: arguments, rules, documentation.
import { positional, size, strided } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * x := alpha x for n complex elements and a real alpha: BLAS's csscal and zdscal.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN, each part for itself. Flops 2n. On a GPU context complex single runs
 * on the GPU, complex double where doubles live. Source: BLAS CSSCAL, ZDSCAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await csscal(ctx.queue, { n, alpha: 0.5, x });
 */
export const rscalSpec = {
    name: 'rscal',
    named: { c: 'csscal', z: 'zdscal' },
    precs: 'cz',
    doubles: 'z',
    args: positional({
        n: size,
        alpha: { kind: 'scalar', real: true },
        /** In and out. incx: The sign does not matter here; BLAS's routines do nothing where incx < 0. */
        x: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.alpha === 1,
    // As many operations as additions of complex numbers have.
    flops: (a) => ({ mul: 0, add: num(a, 'n') }),
};
