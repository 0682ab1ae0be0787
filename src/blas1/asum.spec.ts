// ASUM: arguments, rules, documentation.
import { type Prec, type SumOf, sumType } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** result := abs(x_0) + ... + abs(x_n-1). */
export interface AsumArgs<P extends Prec> {
  n: number;
  x: Ptr<P>;
  /** Default 1; not 0. The sign does not matter here; BLAS's xASUM returns 0 where incx < 0. */
  incx?: number;
  /** One element, out; for halves a single. With it the value stays on the device, without it the promise resolves to it after a readback. */
  result?: Ptr<SumOf<P>>;
}

/**
 * The sum of absolute values of x.
 *
 * NaN and infinities pass on. Flops n. Half is summed in single, and so is its result. On a GPU context half and single run on the GPU,
 * double on the CPU; equal calls on one device give equal bits. Source: BLAS xASUM.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sum = await sasum(ctx.queue, { n, x });
 */
export const asumSpec: RoutineSpec = {
  name: 'asum',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    result: { kind: 'vector', optional: true, length: () => 1, type: sumType, access: 'out' },
  },
  nothing: (a) => a.n === 0,
  flops: (a) => num(a, 'n'),
};
