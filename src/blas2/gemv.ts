// Public GEMV: arguments, checks, choice of backend. Algorithms: gemv.ref.ts, gemv.cpu.ts, gemv.gpu.ts.
import { bind } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { flopsGemv, total } from '../core/flops.ts';
import type { Ptr, Trans } from '../core/matrix.ts';
import { arg, num, only, type RoutineSpec, type Values } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { gemvCpu } from './gemv.cpu.ts';
import { gemvGpu } from './gemv.gpu.ts';

/**
 * y := alpha op(A) x + beta y,   op(A) = A ('n') or A^T ('t', and 'c' for real numbers).
 *
 * A is m x n, column-major; x has n elements and y m if trans = 'n', else the other way round.
 */
export interface GemvArgs<P extends Prec> {
  /** Default 'n'. */
  trans?: Trans;
  m: number;
  n: number;
  /** Default 1. With alpha = 0 neither A nor x is read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  x: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
  /** Default 0. With beta = 0, y is not read. */
  beta?: number;
  /** In and out. May lie in the same buffer as A or x if it shares no element with them. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of y is its last in memory. */
  incy?: number;
}

const lenX = (a: Values) => num(a, a.trans === 'n' ? 'n' : 'm');
const lenY = (a: Values) => num(a, a.trans === 'n' ? 'm' : 'n');

export const gemvSpec: RoutineSpec = {
  name: 'gemv',
  precs: 'hsd',
  args: {
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    m: { kind: 'size' },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    x: { kind: 'vector', length: lenX, inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    beta: { kind: 'scalar', default: 0 },
    y: { kind: 'vector', length: lenY, inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
  },
  flops: (a) => total(flopsGemv(num(a, 'm'), num(a, 'n'))),
};

/**
 * y := alpha op(A) x + beta y.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once: what
 * is too large becomes infinite. On a GPU context half and single run on the GPU, double on the CPU. Flops 2mn. Source: BLAS xGEMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export async function gemv<P extends Prec>(queue: Queue, args: GemvArgs<P>, prec?: P): Promise<void> {
  const a = bind(gemvSpec, queue.context, args, prec);
  if (a.m === 0 || a.n === 0 || (a.alpha === 0 && a.beta === 1)) return;
  return queue.run(a, gemvCpu, gemvGpu);
}

export const hgemv = /* @__PURE__ */ only('h', gemv<'h'>);
export const sgemv = /* @__PURE__ */ only('s', gemv<'s'>);
export const dgemv = /* @__PURE__ */ only('d', gemv<'d'>);
