// Public SCAL: arguments, checks, choice of backend. Algorithms: scal.ref.ts, scal.cpu.ts, scal.gpu.ts.
import { bind } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { scalCpu } from './scal.cpu.ts';
import { scalGpu } from './scal.gpu.ts';

/** x := alpha x for n elements. */
export interface ScalArgs<P extends Prec> {
  n: number;
  alpha: number;
  /** In and out. */
  x: Ptr<P>;
  /** Default 1; not 0. The sign does not matter here; BLAS's xSCAL does nothing where incx < 0. */
  incx?: number;
}

export const scalSpec: RoutineSpec = {
  name: 'scal',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    alpha: { kind: 'scalar' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'inout' },
    incx: { kind: 'inc', default: 1 },
  },
  flops: (a) => num(a, 'n'),
};

/**
 * x := alpha x.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. Flops n. Half is computed in single and rounded once: what is too
 * large becomes infinite. On a GPU context half and single run on the GPU, double on the CPU.
 * Source: BLAS xSCAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export async function scal<P extends Prec>(queue: Queue, args: ScalArgs<P>, prec?: P): Promise<void> {
  const a = bind(scalSpec, queue.context, args, prec);
  if (a.n === 0 || a.alpha === 1) return;
  return queue.run(a, scalCpu, scalGpu);
}

export const hscal = /* @__PURE__ */ only('h', scal<'h'>);
export const sscal = /* @__PURE__ */ only('s', scal<'s'>);
export const dscal = /* @__PURE__ */ only('d', scal<'d'>);
