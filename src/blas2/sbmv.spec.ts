// SBMV: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import { flopsSbmv } from '../core/flops.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** y := alpha A x + beta y, A symmetric of order n, zero but for the main diagonal and k on each side of it. */
export interface SbmvArgs<P extends Prec> {
  /** Which triangle of A is stored, 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  k: number;
  /** Default 1. With alpha = 0 neither A nor x is read. */
  alpha?: number;
  /**
   * Band storage, (k + 1) x n: a(i, j) is in row i - j ('l') or k + i - j ('u') of column j, so that diagonals are rows. The places in the
   * corner, which no a(i, j) has, are not used.
   */
  A: Ptr<P>;
  /** At least k + 1. */
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

/**
 * y := alpha A x + beta y, A a symmetric band matrix.
 *
 * Overwrites y only. On a GPU context single runs on the GPU, double on the CPU. Flops two per element of the band. Source: BLAS xSBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export const sbmvSpec: RoutineSpec = {
  name: 'sbmv',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    k: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: { kind: 'matrix', rows: (a) => num(a, 'k') + 1, cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    beta: { kind: 'scalar', default: 0 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0 || (a.alpha === 0 && a.beta === 1),
  flops: (a) => flopsSbmv(num(a, 'n'), num(a, 'k')),
};
