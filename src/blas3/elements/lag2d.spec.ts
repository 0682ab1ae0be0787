// LAG2D: arguments, rules, documentation.
import type { Ptr } from '../../core/matrix.ts';
import { arg, type RoutineSpec } from '../../core/spec.ts';

/** A := SA, or SA + SB, in double precision; m x n, column-major. */
export interface Lag2dArgs {
  m: number;
  n: number;
  SA: Ptr<'s'>;
  /** At least max(1, m). */
  ldsa: number;
  /** Out. */
  A: Ptr<'d'>;
  /** At least max(1, m). */
  lda: number;
  /** What lag2s has split off, or any other matrix to be added. May be left out. */
  SB?: Ptr<'s'>;
  /** At least max(1, m); left out with SB. */
  ldsb?: number;
}

/**
 * A := SA, single to double precision, or A := SA + SB, rounded once.
 *
 * Overwrites A only. Without SB nothing is lost. No flops. Runs on the CPU, where doubles live; on a GPU context it reads SA and SB back.
 * Source: LAPACK SLAG2D.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slag2d(ctx.queue, { m, n, SA, ldsa: m, A, lda: m, SB, ldsb: m });
 */
export const lag2dSpec: RoutineSpec = {
  name: 'lag2d',
  precs: 's',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    SA: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldsa', access: 'in' },
    ldsa: { kind: 'ld', of: 'SA' },
    A: { kind: 'matrix', type: 'd', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'out' },
    lda: { kind: 'ld', of: 'A' },
    SB: { kind: 'matrix', optional: true, rows: arg('m'), cols: arg('n'), ld: 'ldsb', access: 'in' },
    ldsb: { kind: 'ld', of: 'SB' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: () => 0,
};
