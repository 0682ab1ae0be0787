// TPMQRT: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsTpmqrt } from '../../core/flops.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec, type Values } from '../../core/spec.ts';

/** [A; B] := op(Q) [A; B] (side 'l') or [A B] := [A B] op(Q) ('r'); B is m x n, Q is the orthogonal factor of tpqrt. Column-major. */
export interface TpmqrtArgs<P extends Prec> {
  /** 'l': from the left, A is k x n. 'r': from the right, A is m x k. */
  side: Side;
  /** 'n': Q. 't', and 'c' for real numbers: Q^T. */
  trans: Trans;
  m: number;
  n: number;
  /** Reflectors whose product Q is, the n of tpqrt. */
  k: number;
  /** As in tpqrt: rows of V that are upper trapezoidal. At most k, and at most the rows of V. */
  l: number;
  /** As in tpqrt, 1..k. */
  nb: number;
  /** m x k with side 'l', n x k with 'r': B as tpqrt leaves it. What lies below the trapezoid is not read. */
  V: Ptr<P>;
  /** At least max(1, rows of V). */
  ldv: number;
  /** nb x k, as tpqrt leaves it. What lies below the triangles is not read. */
  T: Ptr<NoInfer<P>>;
  /** At least nb. */
  ldt: number;
  /** In and out, k x n with side 'l', m x k with 'r'. */
  A: Ptr<NoInfer<P>>;
  /** At least max(1, rows of A). */
  lda: number;
  /** In and out, m x n. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldb: number;
}

const isLeft = (a: Values): boolean => a['side'] === 'l';

const rowsOfV = (a: Values): number => num(a, isLeft(a) ? 'm' : 'n');

/**
 * Multiplies by the orthogonal factor of tpqrt, without writing it out.
 *
 * Overwrites A and B. On a GPU context single runs on the GPU, double on the CPU. Flops 4mnk with l = 0, to leading order. Source: LAPACK
 * xTPMQRT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 * // the right-hand sides of the rows so far, n x nrhs, and of the new ones, m x nrhs
 * const Q = { k: n, l: 0, nb: 32, V: more, ldv: m, T, ldt: 32 };
 * await stpmqrt(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, ...Q, A: c, lda: n, B: d, ldb: m });
 */
export const tpmqrtSpec: RoutineSpec = {
  name: 'tpmqrt',
  precs: 'sd',
  args: {
    side: { kind: 'flag', values: ['l', 'r'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'] },
    m: { kind: 'size' },
    n: { kind: 'size' },
    k: { kind: 'size' },
    l: {
      kind: 'index',
      from: () => 0,
      to: (a) => Math.min(num(a, 'k'), rowsOfV(a)),
      rule: 'must be an integer in 0..min(k, rows of V)',
    },
    nb: {
      kind: 'index',
      from: () => 1,
      to: (a) => Math.max(1, num(a, 'k')),
      rule: 'must be an integer in 1..max(1, k)',
    },
    V: { kind: 'matrix', rows: rowsOfV, cols: arg('k'), ld: 'ldv', access: 'in' },
    ldv: { kind: 'ld', of: 'V' },
    T: { kind: 'matrix', rows: arg('nb'), cols: arg('k'), ld: 'ldt', access: 'in' },
    ldt: { kind: 'ld', of: 'T' },
    A: {
      kind: 'matrix',
      rows: (a) => num(a, isLeft(a) ? 'k' : 'm'),
      cols: (a) => num(a, isLeft(a) ? 'n' : 'k'),
      ld: 'lda',
      access: 'inout',
    },
    lda: { kind: 'ld', of: 'A' },
    B: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldb', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
  },
  nothing: (a) => a.k === 0 || (a.side === 'l' ? a.n : a.m) === 0,
  flops: (a) => flopsTpmqrt(a['side'] as Side, num(a, 'm'), num(a, 'n'), num(a, 'k'), num(a, 'l')),
};
