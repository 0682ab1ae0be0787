// Public SWAP: arguments, checks, choice of backend. Algorithms: swap.ref.ts, swap.cpu.ts, swap.gpu.ts.
import { bind } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { swapCpu } from './swap.cpu.ts';
import { swapGpu } from './swap.gpu.ts';

/** x and y change places for n elements. */
export interface SwapArgs<P extends Prec> {
  n: number;
  /** In and out. */
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
  incx?: number;
  /** In and out. May lie in the same buffer as x if the two do not overlap. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. */
  incy?: number;
}

export const swapSpec: RoutineSpec = {
  name: 'swap',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'inout' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
  },
  flops: () => 0,
};

/**
 * x and y change places.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context half and single run on the GPU, double on the CPU.
 * Source: BLAS xSWAP.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export async function swap<P extends Prec>(queue: Queue, args: SwapArgs<P>, prec?: P): Promise<void> {
  const a = bind(swapSpec, queue.context, args, prec);
  if (a.n === 0) return;
  return queue.run(a, swapCpu, swapGpu);
}

export const hswap = /* @__PURE__ */ only('h', swap<'h'>);
export const sswap = /* @__PURE__ */ only('s', swap<'s'>);
export const dswap = /* @__PURE__ */ only('d', swap<'d'>);
