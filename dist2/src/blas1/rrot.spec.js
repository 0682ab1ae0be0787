// RROT: arguments, rules, documentation.
import { positional, size, strided } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - s x_i) for n complex elements and real c and s: BLAS's csrot and zdrot. For a complex s: rot.
 *
 * Overwrites x and y. Whether c^2 + s^2 = 1 is not tested. Flops 12n. On a GPU context complex single runs on the GPU, complex double where
 * doubles live. Source: BLAS CSROT, ZDROT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await csrot(ctx.queue, { n, x, y, c, s });
 */
export const rrotSpec = {
    name: 'rrot',
    named: { c: 'csrot', z: 'zdrot' },
    precs: 'cz',
    doubles: 'z',
    args: positional({
        n: size,
        /** In and out. */
        x: strided('n', 'inout'),
        /** In and out. May lie in the same buffer as x if the two do not overlap. */
        y: strided('n', 'inout'),
        /** Cosine and sine, e.g. from rotg. */
        c: { kind: 'scalar', real: true },
        s: { kind: 'scalar', real: true },
    }),
    nothing: (a) => a.n === 0 || (a.c === 1 && a.s === 0),
    // As many operations as additions of complex numbers have.
    flops: (a) => ({ mul: 0, add: 6 * num(a, 'n') }),
};
