// IAMIN: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, type RoutineSpec } from '../core/spec.ts';

/** result := the number, from 1, of the first element of x with the smallest abs(x_i). */
export interface IaminArgs<P extends Prec> {
  n: number;
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 1 is the last one in memory; BLAS returns 0 then. */
  incx?: number;
  /** One element, out. If it is given, the value stays on the device, there; otherwise the promise resolves to it, after a readback. */
  result?: Ptr<'i'>;
}

/**
 * The number of the first element of x with the smallest absolute value.
 *
 * Counts from 1; 0 for n = 0. The first NaN, if there is one, wins over every number. No flops. On a GPU context half and single run on
 * the GPU, double on the CPU; equal calls on one device give equal bits. Source: BLAS IxAMIN (an extension of some libraries).
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamin(ctx.queue, { n, x });
 */
export const iaminSpec: RoutineSpec = {
  name: 'iamin',
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
