// COPY: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, type RoutineSpec } from '../core/spec.ts';

/** y := x for n elements. */
export interface CopyArgs<P extends Prec> {
  n: number;
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
  incx?: number;
  /** Out; not read. May lie in the same buffer as x if the two do not overlap. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. */
  incy?: number;
}

/**
 * y := x.
 *
 * Overwrites y only, bit by bit: NaN and subnormal numbers arrive as they are. No flops. On a GPU context half and single run on the GPU,
 * double on the CPU.
 * Source: BLAS xCOPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await scopy(ctx.queue, { n: 3, x: A.at(1), incx: lda, y }); // row 1 of A
 */
export const copySpec: RoutineSpec = {
  name: 'copy',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'out' },
    incy: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0,
  flops: () => 0,
};
