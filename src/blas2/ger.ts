// Public GER: arguments, checks, choice of backend. Algorithms: ger.ref.ts, ger.cpu.ts, ger.gpu.ts.
import { bind } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { gerCpu } from './ger.cpu.ts';
import { gerGpu } from './ger.gpu.ts';

/** A := alpha x y^T + A. A is m x n, column-major. */
export interface GerArgs<P extends Prec> {
  m: number;
  n: number;
  /** Default 1. With alpha = 0 nothing is read. */
  alpha?: number;
  /** m elements. */
  x: Ptr<P>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
  /** n elements. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of y is its last in memory. */
  incy?: number;
  /** In and out. May lie in the same buffer as x or y if it shares no element with them. */
  A: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  lda: number;
}

export const gerSpec: RoutineSpec = {
  name: 'ger',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    x: { kind: 'vector', length: arg('m'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'in' },
    incy: { kind: 'inc', default: 1 },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
  },
  flops: (a) => 2 * num(a, 'm') * num(a, 'n'),
};

/**
 * A := alpha x y^T + A.
 *
 * Overwrites A only. On a GPU context single runs on the GPU, double on the CPU. Flops 2mn. Source: BLAS xGER.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sger(ctx.queue, { m, n, alpha: -1, x, y, A, lda: m });
 */
export async function ger<P extends Prec>(queue: Queue, args: GerArgs<P>, prec?: P): Promise<void> {
  const a = bind(gerSpec, queue.context, args, prec);
  if (a.m === 0 || a.n === 0 || a.alpha === 0) return;
  return queue.run(a, gerCpu, gerGpu);
}

export const sger = /* @__PURE__ */ only('s', ger<'s'>);
export const dger = /* @__PURE__ */ only('d', ger<'d'>);
