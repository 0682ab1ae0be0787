// SPR: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import { arg, num, packedTriangle, type RoutineSpec } from '../core/spec.ts';

/** A := alpha x x^T + A, A symmetric. A has order n, packed. */
export interface SprArgs<P extends Prec> {
  /** Which triangle of A is stored, 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  /** Default 1. With alpha = 0 nothing is read. */
  alpha?: number;
  x: Ptr<P>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
  /**
   * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as x if it shares no
   * element with it.
   */
  AP: Ptr<NoInfer<P>>;
}

/**
 * A := alpha x x^T + A, A symmetric and packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double on the CPU. Flops n^2. Source: BLAS xSPR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export const sprSpec: RoutineSpec = {
  name: 'spr',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    AP: { kind: 'vector', length: packedTriangle('n'), access: 'inout' },
  },
  nothing: (a) => a.n === 0 || a.alpha === 0,
  flops: (a) => num(a, 'n') * (num(a, 'n') + 1),
};
