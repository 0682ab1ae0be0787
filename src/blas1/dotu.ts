// Public DOTU: arguments, checks, choice of backend. Algorithms: dot.ref.ts, dot.cpu.ts, dot.gpu.ts.
import { bind } from '../core/args.ts';
import type { Complex, ComplexPrec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { dotuCpu } from './dot.cpu.ts';
import { dotuGpu } from './dot.gpu.ts';
import { type DotArgs, dotSpec } from './dot.ts';
import { deliver } from './result.ts';

/** result := x_0 y_0 + ... + x_n-1 y_n-1, of complex numbers. */
export type DotuArgs<P extends ComplexPrec> = Omit<DotArgs<P>, 'result'> & {
  /** One element, out. With it the value stays on the device, without it the promise resolves to it after a readback. */
  result?: Ptr<P>;
};

export const dotuSpec: RoutineSpec = {
  ...dotSpec,
  name: 'dotu',
  precs: 'cz',
  args: { ...dotSpec.args, result: { kind: 'vector', optional: true, length: () => 1, access: 'out' } },
};

/**
 * The product x^T y of complex vectors, neither conjugated.
 *
 * NaN and infinities pass on. Flops 8n. On a GPU context complex single runs on the GPU, complex double on the CPU; equal calls on one device
 * give equal bits. Source: BLAS xDOTU.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await cdotu(ctx.queue, { n, x, y }); // { re, im }
 */
export async function dotu<P extends ComplexPrec>(
  queue: Queue,
  args: DotuArgs<P> & { result: Ptr<P> },
  prec?: P,
): Promise<undefined>;
export async function dotu<P extends ComplexPrec>(
  queue: Queue,
  args: DotuArgs<P> & { result?: undefined },
  prec?: P,
): Promise<Complex>;
export async function dotu<P extends ComplexPrec>(
  queue: Queue,
  args: DotuArgs<P>,
  prec?: P,
): Promise<Complex | undefined> {
  const a = bind(dotuSpec, queue.context, args, prec);
  if (a.n === 0 && a.result === undefined) return { re: 0, im: 0 };
  const value = await deliver(queue, a.prec as P, a.result, (result) => queue.run({ ...a, result }, dotuCpu, dotuGpu));
  return value as Complex | undefined;
}

export const cdotu = /* @__PURE__ */ only('c', dotu<'c'>);
export const zdotu = /* @__PURE__ */ only('z', dotu<'z'>);
