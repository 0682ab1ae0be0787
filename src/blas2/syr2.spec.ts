// SYR2: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, column-major. */
export interface Syr2Args<P extends Prec> {
  /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
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
  /** In and out. May lie in the same buffer as x or y if it shares no element with them. */
  A: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  lda: number;
}

/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric.
 *
 * Overwrites the stored triangle of A only. On a GPU context single runs on the GPU, double on the CPU. Flops 2n^2. Source: BLAS xSYR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export const syr2Spec: RoutineSpec = {
  name: 'syr2',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'in' },
    incy: { kind: 'inc', default: 1 },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
  },
  nothing: (a) => a.n === 0 || a.alpha === 0,
  flops: (a) => 2 * num(a, 'n') * (num(a, 'n') + 1),
};
