// AXPY: arguments, rules, documentation.

import { isZero } from '../core/complex.ts';
import type { Prec, Scalar } from '../core/field.ts';
import { flopsAxpy } from '../core/flops.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, type RoutineSpec, scalar } from '../core/spec.ts';

/** y := alpha x + y for n elements. */
export interface AxpyArgs<P extends Prec> {
  n: number;
  /** Default 1. With alpha = 0 nothing is read and y stays as it is. */
  alpha?: Scalar<P>;
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
  incx?: number;
  /** In and out. May lie in the same buffer as x if the two do not overlap. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. */
  incy?: number;
}

/**
 * y := alpha x + y.
 *
 * Overwrites y only. Flops 2n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and
 * single run on the GPU, double on the CPU.
 * Source: BLAS xAXPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await saxpy(ctx.queue, { n, alpha: -1, x, y }); // y := y - x
 */
export const axpySpec: RoutineSpec = {
  name: 'axpy',
  precs: 'hsdcz',
  args: {
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0 || isZero(scalar(a, 'alpha')),
  flops: (a) => flopsAxpy(num(a, 'n')),
};
