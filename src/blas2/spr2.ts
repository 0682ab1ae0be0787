// Public SPR2: arguments, checks, choice of backend. Algorithms: spr2.ref.ts, spr2.cpu.ts, spr2.gpu.ts.
import { bind } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import { arg, num, only, packedTriangle, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { spr2Cpu } from './spr2.cpu.ts';
import { spr2Gpu } from './spr2.gpu.ts';

/** A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, packed. */
export interface Spr2Args<P extends Prec> {
  /** Which triangle of A is stored, 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  /** Default 1. With alpha = 0 nothing is read. */
  alpha?: number;
  x: Ptr<P>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of y is its last in memory. */
  incy?: number;
  /**
   * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as x or y if it shares no
   * element with them.
   */
  AP: Ptr<NoInfer<P>>;
}

export const spr2Spec: RoutineSpec = {
  name: 'spr2',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'in' },
    incy: { kind: 'inc', default: 1 },
    AP: { kind: 'vector', length: packedTriangle('n'), access: 'inout' },
  },
  flops: (a) => 2 * num(a, 'n') * (num(a, 'n') + 1),
};

/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric and packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double on the CPU. Flops 2n^2. Source: BLAS xSPR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr2(ctx.queue, { uplo: 'l', n, x, y, AP });
 */
export async function spr2<P extends Prec>(queue: Queue, args: Spr2Args<P>, prec?: P): Promise<void> {
  const a = bind(spr2Spec, queue.context, args, prec);
  if (a.n === 0 || a.alpha === 0) return;
  return queue.run(a, spr2Cpu, spr2Gpu);
}

export const sspr2 = /* @__PURE__ */ only('s', spr2<'s'>);
export const dspr2 = /* @__PURE__ */ only('d', spr2<'d'>);
