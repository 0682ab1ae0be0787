// SYMV: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import { flopsSymv } from '../core/flops.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** y := alpha A x + beta y, A symmetric of order n, column-major. */
export interface SymvArgs<P extends Prec> {
  /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
  uplo: Uplo;
  n: number;
  /** Default 1. With alpha = 0 neither A nor x is read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, n). */
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
 * y := alpha A x + beta y, A symmetric.
 *
 * Overwrites y only. On a GPU context single runs on the GPU, double on the CPU. Flops 2n^2. Source: BLAS xSYMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 * const product = await ctx.download(y);
 */
export const symvSpec: RoutineSpec = {
  name: 'symv',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    beta: { kind: 'scalar', default: 0 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0 || (a.alpha === 0 && a.beta === 1),
  flops: (a) => flopsSymv(num(a, 'n')),
};
