// Public AXPY: arguments, checks, choice of backend. Algorithms: axpy.ref.ts, axpy.cpu.ts, axpy.gpu.ts.
import { bind } from '../core/args.ts';
import { isZero } from '../core/complex.ts';
import type { Prec, Scalar } from '../core/field.ts';
import { flopsAxpy, total } from '../core/flops.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { axpyCpu } from './axpy.cpu.ts';
import { axpyGpu } from './axpy.gpu.ts';

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
  flops: (a) => total(flopsAxpy(num(a, 'n'))),
};

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
export async function axpy<P extends Prec>(queue: Queue, args: AxpyArgs<P>, prec?: P): Promise<void> {
  const a = bind(axpySpec, queue.context, args, prec);
  if (a.n === 0 || isZero(a.alpha)) return;
  return queue.run(a, axpyCpu, axpyGpu);
}

export const haxpy = /* @__PURE__ */ only('h', axpy<'h'>);
export const saxpy = /* @__PURE__ */ only('s', axpy<'s'>);
export const daxpy = /* @__PURE__ */ only('d', axpy<'d'>);
export const caxpy = /* @__PURE__ */ only('c', axpy<'c'>);
export const zaxpy = /* @__PURE__ */ only('z', axpy<'z'>);
