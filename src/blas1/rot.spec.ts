// ROT: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** (x_i, y_i) := (c x_i + s y_i, c y_i - s x_i) for n elements. */
export interface RotArgs<P extends Prec> {
  n: number;
  /** In and out. */
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
  incx?: number;
  /** In and out. May lie in the same buffer as x if the two do not overlap. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. */
  incy?: number;
  /** Cosine and sine, e.g. from rotg. */
  c: number;
  s: number;
}

/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - s x_i).
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
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'inout' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
    c: { kind: 'scalar' },
    s: { kind: 'scalar' },
  },
  nothing: (a) => a.n === 0 || (a.c === 1 && a.s === 0),
  flops: (a) => 6 * num(a, 'n'),
};
