// GEMV: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import { flopsGemv } from '../core/flops.ts';
import type { Ptr, Trans } from '../core/matrix.ts';
import { arg, num, type RoutineSpec, type Values } from '../core/spec.ts';

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
  nothing: (a) => a.m === 0 || a.n === 0 || (a.alpha === 0 && a.beta === 1),
  flops: (a) => flopsGemv(num(a, 'm'), num(a, 'n')),
};
