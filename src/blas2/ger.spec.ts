// GER: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

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

/**
 * A := alpha x y^T + A.
 *
 * Overwrites A only. On a GPU context single runs on the GPU, double on the CPU. Flops 2mn. Source: BLAS xGER.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sger(ctx.queue, { m, n, alpha: -1, x, y, A, lda: m });
 */
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
  nothing: (a) => a.m === 0 || a.n === 0 || a.alpha === 0,
  flops: (a) => 2 * num(a, 'm') * num(a, 'n'),
};
