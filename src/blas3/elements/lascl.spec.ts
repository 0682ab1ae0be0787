// LASCL: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it.
 *
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 */
export interface LasclArgs<P extends Prec> {
  /** 'g' (default): all of A; 'l', 'u': its lower or upper triangle with the diagonal, and nothing else is read or written. */
  type?: Uplo | 'g';
  /** Not zero, not NaN. */
  cfrom: number;
  /** Not NaN. */
  cto: number;
  m: number;
  n: number;
  /** In and out. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
}

/**
 * A := (cto / cfrom) A, without overflow or underflow on the way as long as the result has none.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and single
 * run on the GPU, double on the CPU.
 * Source: LAPACK xLASCL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export const lasclSpec: RoutineSpec = {
  name: 'lascl',
  precs: 'hsd',
  args: {
    type: { kind: 'flag', values: ['g', 'l', 'u'], default: 'g' },
    cfrom: {
      kind: 'scalar',
      also: ({ cfrom }) => (cfrom === 0 || Number.isNaN(cfrom) ? 'must be neither 0 nor NaN' : undefined),
    },
    cto: { kind: 'scalar', also: ({ cto }) => (Number.isNaN(cto) ? 'must not be NaN' : undefined) },
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: (a) => num(a, 'm') * num(a, 'n'),
};
