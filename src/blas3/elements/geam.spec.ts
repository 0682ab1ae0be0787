// GEAM: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec, type Values } from '../../core/spec.ts';

/**
 * C := alpha op(A) + beta op(B),   op(X) = X ('n') or X^T ('t', and 'c' for real numbers).
 *
 * C is m x n, and so are op(A) and op(B); column-major.
 */
export interface GeamArgs<P extends Prec> {
  /** Default 'n'. */
  transA?: Trans;
  /** Default 'n'. */
  transB?: Trans;
  m: number;
  n: number;
  /** Default 1. With 0, A is not read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, m) if transA = 'n', else max(1, n). */
  lda: number;
  /** Default 1. With 0, B is not read. */
  beta?: number;
  B: Ptr<NoInfer<P>>;
  /** At least max(1, m) if transB = 'n', else max(1, n). */
  ldb: number;
  /** Out. May lie in the same buffer as A or B if it shares no element with them. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldc: number;
}

const rows = (trans: string) => (a: Values) => num(a, a[trans] === 'n' ? 'm' : 'n');

const cols = (trans: string) => (a: Values) => num(a, a[trans] === 'n' ? 'n' : 'm');

/**
 * C := alpha op(A) + beta op(B).
 *
 * Overwrites C only, which is not read. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context half and single run on the GPU, double on the CPU.
 * Source: cuBLAS xGEAM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeam(ctx.queue, { transB: 't', m: n, n, alpha: 0.5, A, lda: n, beta: 0.5, B: A, ldb: n, C, ldc: n }); // (A + A^T) / 2
 */
export const geamSpec: RoutineSpec = {
  name: 'geam',
  precs: 'hsd',
  args: {
    transA: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    transB: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    m: { kind: 'size' },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: { kind: 'matrix', rows: rows('transA'), cols: cols('transA'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    beta: { kind: 'scalar', default: 1 },
    B: { kind: 'matrix', rows: rows('transB'), cols: cols('transB'), ld: 'ldb', access: 'in' },
    ldb: { kind: 'ld', of: 'B' },
    C: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldc', access: 'out' },
    ldc: { kind: 'ld', of: 'C' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: (a) => 3 * num(a, 'm') * num(a, 'n'),
};
