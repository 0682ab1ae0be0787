// ROT: arguments, rules, documentation.
import { positional, scalar, size, strided } from '../core/kinds.ts';
import { num, type RoutineSpec } from '../core/spec.ts';

/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - s x_i) for n elements.
 *
 * Overwrites x and y. Whether c^2 + s^2 = 1 is not tested. Flops 6n. Half is computed in single and rounded once: what is too large
 * becomes infinite. On a GPU context half and single run on the GPU, double on the CPU.
 * Source: BLAS xROT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await srot(ctx.queue, { n, x, y, c, s });
 */
export const rotSpec: RoutineSpec = {
  name: 'rot',
  precs: 'hsd',
  args: positional({
    n: size,
    /** In and out. */
    x: strided('n', 'inout'),
    /** In and out. May lie in the same buffer as x if the two do not overlap. */
    y: strided('n', 'inout'),
    /** Cosine and sine, e.g. from rotg. */
    c: scalar(),
    s: scalar(),
  }),
  nothing: (a) => a.n === 0 || (a.c === 1 && a.s === 0),
  flops: (a) => 6 * num(a, 'n'),
};
