// NRM2: arguments, rules, documentation.
import { type Prec, type SumOf, sumType } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** result := sqrt(x_0^2 + ... + x_n-1^2). */
export interface Nrm2Args<P extends Prec> {
  n: number;
  x: Ptr<P>;
  /** Default 1; not 0. The sign does not matter here. */
  incx?: number;
  /** One element, out; for halves a single. With it the value stays on the device, without it the promise resolves to it after a readback. */
  result?: Ptr<SumOf<P>>;
}

/**
 * The Euclidean norm of x.
 *
 * Scaled, so that no square overflows or underflows; GPUs take numbers below 2^-126 for zero. NaN passes on, also beside infinities. Flops
 * 2n. Half is summed in single, and so is its result. On a GPU context half and single run on the GPU, double on the CPU; equal calls on
 * one device give equal bits. Source: BLAS xNRM2.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const length = await snrm2(ctx.queue, { n, x });
 */
export const nrm2Spec: RoutineSpec = {
  name: 'nrm2',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    result: { kind: 'vector', optional: true, length: () => 1, type: sumType, access: 'out' },
  },
  nothing: (a) => a.n === 0,
  flops: (a) => 2 * num(a, 'n'),
};
