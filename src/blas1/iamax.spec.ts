// IAMAX: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, type RoutineSpec } from '../core/spec.ts';

/** result := the number, from 1, of the first element of x with the largest abs(x_i). */
export interface IamaxArgs<P extends Prec> {
  n: number;
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 1 is the last one in memory; BLAS returns 0 then. */
  incx?: number;
  /** One element, out. If it is given, the value stays on the device, there; otherwise the promise resolves to it, after a readback. */
  result?: Ptr<'i'>;
}

/**
 * The number of the first element of x with the largest absolute value.
 *
 * Counts from 1; 0 for n = 0. The first NaN counts as the largest, then the first infinity. No flops. On a GPU context half and single run
 * on the GPU, double on the CPU; equal calls on one device give equal bits. Source: BLAS IxAMAX.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamax(ctx.queue, { n, x });
 */
export const iamaxSpec: RoutineSpec = {
  name: 'iamax',
  returnsIndex: true,
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    result: { kind: 'vector', optional: true, length: () => 1, type: 'i', access: 'out' },
  },
  nothing: (a) => a.n === 0,
  flops: () => 0,
};
