// Public IAMAX: arguments, checks, choice of backend. Algorithms: iamax.ref.ts, iamax.cpu.ts, iamax.gpu.ts.
import { bind } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { iamaxCpu } from './iamax.cpu.ts';
import { iamaxGpu } from './iamax.gpu.ts';
import { deliver } from './result.ts';

/** result := the number, from 1, of the first element of x with the largest abs(x_i). */
export interface IamaxArgs<P extends Prec> {
  n: number;
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 1 is the last one in memory; BLAS returns 0 then. */
  incx?: number;
  /** One element, out. If it is given, the value stays on the device, there; otherwise the promise resolves to it, after a readback. */
  result?: Ptr<'i'>;
}

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
  flops: () => 0,
};

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
export async function iamax<P extends Prec>(
  queue: Queue,
  args: IamaxArgs<P> & { result: Ptr<'i'> },
  prec?: P,
): Promise<undefined>;
export async function iamax<P extends Prec>(
  queue: Queue,
  args: IamaxArgs<P> & { result?: undefined },
  prec?: P,
): Promise<number>;
export async function iamax<P extends Prec>(queue: Queue, args: IamaxArgs<P>, prec?: P): Promise<number | undefined> {
  const a = bind(iamaxSpec, queue.context, args, prec);
  if (a.n === 0 && a.result === undefined) return 0;
  return deliver(queue, 'i', a.result, (result) => queue.run({ ...a, result }, iamaxCpu, iamaxGpu));
}

export const ihamax = /* @__PURE__ */ only('h', iamax<'h'>);
export const isamax = /* @__PURE__ */ only('s', iamax<'s'>);
export const idamax = /* @__PURE__ */ only('d', iamax<'d'>);
