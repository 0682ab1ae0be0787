// ROT: arguments, rules, documentation.
import { isZero } from '../core/complex.js';
import { positional, scalar, size, strided } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - conj(s) x_i) for n elements, c real, s of complex vectors complex (LAPACK's crot and zrot; with a
 * real s csrot and zdrot).
 *
 * Overwrites x and y. Whether c^2 + |s|^2 = 1 is not tested. Flops 6n, complex 20n. Half is computed in single and rounded once: what is
 * too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source:
 * BLAS xROT, LAPACK CROT, ZROT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await srot(ctx.queue, { n, x, y, c, s });
 */
export const rotSpec = {
    name: 'rot',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        n: size,
        /** In and out. */
        x: strided('n', 'inout'),
        /** In and out. May lie in the same buffer as x if the two do not overlap. */
        y: strided('n', 'inout'),
        /** Cosine and sine, e.g. from rotg. */
        c: { kind: 'scalar', real: true },
        s: scalar(),
    }),
    nothing: (a) => a.n === 0 || (a.c === 1 && isZero(scalarOf(a, 's'))),
    flops: (a) => ({ mul: 2 * num(a, 'n'), add: 4 * num(a, 'n') }),
};
