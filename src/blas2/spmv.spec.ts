// SPMV: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import { flopsSymv } from '../core/flops.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import { arg, num, packedTriangle, type RoutineSpec } from '../core/spec.ts';

/** y := alpha A x + beta y, A symmetric of order n, packed. */
export interface SpmvArgs<P extends Prec> {
  /** Which triangle of A is stored, 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  /** Default 1. With alpha = 0 neither AP nor x is read. */
  alpha?: number;
  /** n(n+1)/2 elements: the columns of the triangle, one behind the other. */
  AP: Ptr<P>;
  x: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
  /** Default 0. With beta = 0, y is not read. */
  beta?: number;
  /** In and out. May lie in the same buffer as AP or x if it shares no element with them. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of y is its last in memory. */
  incy?: number;
}

/**
 * y := alpha A x + beta y, A symmetric and packed.
 *
 * Overwrites y only. On a GPU context single runs on the GPU, double on the CPU. Flops 2n^2. Source: BLAS xSPMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 * const product = await ctx.download(y);
 */
export const spmvSpec: RoutineSpec = {
  name: 'spmv',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    AP: { kind: 'vector', length: packedTriangle('n'), access: 'in' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    beta: { kind: 'scalar', default: 0 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0 || (a.alpha === 0 && a.beta === 1),
  flops: (a) => flopsSymv(num(a, 'n')),
};
