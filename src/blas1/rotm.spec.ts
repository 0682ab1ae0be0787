// ROTM: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** (x_i, y_i) := H (x_i, y_i) for n elements. */
export interface RotmArgs<P extends Prec> {
  n: number;
  /** In and out. */
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
  incx?: number;
  /** In and out. May lie in the same buffer as x if the two do not overlap. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. */
  incy?: number;
  /** Which entries of H are given: -1 all, 0 the off-diagonal ones (the diagonal is 1 1), 1 the diagonal (H = (h11 1; -1 h22)), -2 none (H = I). */
  flag: -2 | -1 | 0 | 1;
  /** Default 0, like those below; not used where the flag implies its value. */
  h11?: number;
  h21?: number;
  h12?: number;
  h22?: number;
}

/**
 * (x_i, y_i) := H (x_i, y_i).
 *
 * Overwrites x and y. BLAS's PARAM(1:5) is flag, h11, h21, h12, h22: the record that rotmg returns as param. Flops 6n, or 4n with ones.
 * Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and single run on the GPU, double
 * on the CPU.
 * Source: BLAS xROTM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { param } = rotmg(2, 3, 1, 5);
 * await srotm(ctx.queue, { n, x, y, ...param });
 */
export const rotmSpec: RoutineSpec = {
  name: 'rotm',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'inout' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
    flag: { kind: 'index', from: () => -2, to: () => 1, rule: 'must be -2, -1, 0 or 1' },
    h11: { kind: 'scalar', default: 0 },
    h21: { kind: 'scalar', default: 0 },
    h12: { kind: 'scalar', default: 0 },
    h22: { kind: 'scalar', default: 0 },
  },
  nothing: (a) => a.n === 0 || a.flag === -2,
  flops: (a) => (a.flag === -2 ? 0 : a.flag === -1 ? 6 : 4) * num(a, 'n'),
};
