// DOT: arguments, rules, documentation.
import { type Prec, type SumOf, sumType } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** result := x_0 y_0 + ... + x_n-1 y_n-1. */
export interface DotArgs<P extends Prec> {
  n: number;
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
  incx?: number;
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. */
  incy?: number;
  /** One element, out; for halves a single. With it the value stays on the device, without it the promise resolves to it after a readback. */
  result?: Ptr<SumOf<P>>;
}

/**
 * The inner product x^T y.
 *
 * NaN and infinities pass on. Flops 2n. Half is summed in single, and so is its result. On a GPU context half and single run on the GPU,
 * double on the CPU; equal calls on one device give equal bits. Source: BLAS xDOT.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await sdot(ctx.queue, { n, x, y });
 * await sdot(ctx.queue, { n, x, y, result: rhos.at(3) }); // stays on the device
 */
export const dotSpec: RoutineSpec = {
  name: 'dot',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'in' },
    incy: { kind: 'inc', default: 1 },
    result: { kind: 'vector', optional: true, length: () => 1, type: sumType, access: 'out' },
  },
  nothing: (a) => a.n === 0,
  flops: (a) => 2 * num(a, 'n'),
};
