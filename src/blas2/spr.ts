// Public SPR: arguments, checks, choice of backend. Algorithms: spr.ref.ts, spr.cpu.ts, spr.gpu.ts.
import { bind } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import { arg, num, only, packedTriangle, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { sprCpu } from './spr.cpu.ts';
import { sprGpu } from './spr.gpu.ts';

/** A := alpha x x^T + A, A symmetric. A has order n, packed. */
export interface SprArgs<P extends Prec> {
  /** Which triangle of A is stored, 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  /** Default 1. With alpha = 0 nothing is read. */
  alpha?: number;
  x: Ptr<P>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
  /**
   * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as x if it shares no
   * element with it.
   */
  AP: Ptr<NoInfer<P>>;
}

export const sprSpec: RoutineSpec = {
  name: 'spr',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    AP: { kind: 'vector', length: packedTriangle('n'), access: 'inout' },
  },
  flops: (a) => num(a, 'n') * (num(a, 'n') + 1),
};

/**
 * A := alpha x x^T + A, A symmetric and packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double on the CPU. Flops n^2. Source: BLAS xSPR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export async function spr<P extends Prec>(queue: Queue, args: SprArgs<P>, prec?: P): Promise<void> {
  const a = bind(sprSpec, queue.context, args, prec);
  if (a.n === 0 || a.alpha === 0) return;
  return queue.run(a, sprCpu, sprGpu);
}

export const sspr = /* @__PURE__ */ only('s', spr<'s'>);
export const dspr = /* @__PURE__ */ only('d', spr<'d'>);
