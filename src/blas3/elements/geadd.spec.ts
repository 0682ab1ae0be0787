// GEADD: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/**
 * B := alpha A + beta B for m x n matrices, column-major.
 */
export interface GeaddArgs<P extends Prec> {
  m: number;
  n: number;
  /** Default 1. With 0, A is not read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** Default 1. With 0, B is not read. */
  beta?: number;
  /** In and out. May lie in the same buffer as A if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldb: number;
}

/**
 * B := alpha A + beta B.
 *
 * Overwrites B only. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half
 * and single run on the GPU, double on the CPU.
 * Source: MAGMA magmablas_sgeadd2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeadd(ctx.queue, { m, n, alpha: -1, A, lda: m, B, ldb: m }); // B := B - A
 */
export const geaddSpec: RoutineSpec = {
  name: 'geadd',
  precs: 'hsd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    beta: { kind: 'scalar', default: 1 },
    B: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldb', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: (a) => 3 * num(a, 'm') * num(a, 'n'),
};
