// GBMV: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import { flopsGbmv } from '../core/flops.ts';
import type { Ptr, Trans } from '../core/matrix.ts';
import { arg, num, type RoutineSpec, type Values } from '../core/spec.ts';

/**
 * y := alpha op(A) x + beta y,   op(A) = A ('n') or A^T ('t', and 'c' for real numbers).
 *
 * A is m x n and zero but for kl diagonals below the main one, ku above it and the main one itself. x has n elements and y m if
 * trans = 'n', else the other way round.
 */
export interface GbmvArgs<P extends Prec> {
  /** Default 'n'. */
  trans?: Trans;
  m: number;
  n: number;
  kl: number;
  ku: number;
  /** Default 1. With alpha = 0 neither A nor x is read. */
  alpha?: number;
  /**
   * Band storage, (kl + ku + 1) x n: a(i, j) is in row ku + i - j of column j, so that diagonals are rows. The places in the corners,
   * which no a(i, j) has, are not used.
   */
  A: Ptr<P>;
  /** At least kl + ku + 1. */
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
 * y := alpha op(A) x + beta y, A a band matrix.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. On a GPU context single runs on the GPU, double
 * on the CPU. Flops two per element of the band. Source: BLAS xGBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgbmv(ctx.queue, { m: n, n, kl: 1, ku: 1, A: diagonals, lda: 3, x, y });
 */
export const gbmvSpec: RoutineSpec = {
  name: 'gbmv',
  precs: 'sd',
  args: {
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    m: { kind: 'size' },
    n: { kind: 'size' },
    kl: { kind: 'size' },
    ku: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: { kind: 'matrix', rows: (a) => num(a, 'kl') + num(a, 'ku') + 1, cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    x: { kind: 'vector', length: lenX, inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    beta: { kind: 'scalar', default: 0 },
    y: { kind: 'vector', length: lenY, inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.m === 0 || a.n === 0 || (a.alpha === 0 && a.beta === 1),
  flops: (a) => flopsGbmv(num(a, 'm'), num(a, 'n'), num(a, 'kl'), num(a, 'ku')),
};
