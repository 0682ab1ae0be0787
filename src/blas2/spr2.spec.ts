// SPR2: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import { arg, num, packedTriangle, type RoutineSpec } from '../core/spec.ts';

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

/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric and packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double on the CPU. Flops 2n^2. Source: BLAS xSPR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr2(ctx.queue, { uplo: 'l', n, x, y, AP });
 */
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
  nothing: (a) => a.n === 0 || a.alpha === 0,
  flops: (a) => 2 * num(a, 'n') * (num(a, 'n') + 1),
};
