// LARFT: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec, type Values } from '../../core/spec.ts';

/** T of H(1) ... H(k) = I - V T V^T ('c') or I - V^T T V ('r'), H(j) = I - tau(j) v(j) v(j)^T. Column-major. */
export interface LarftArgs<P extends Prec> {
  /** 'c': the v's are columns, as geqrf leaves them. 'r': rows, as gelqf leaves them. */
  storev: 'c' | 'r';
  /** Elements of each v. */
  n: number;
  /** Reflectors, at most n. */
  k: number;
  /** n x k with storev 'c', k x n with 'r'. The first j - 1 elements of v(j), which are 0, and its 1 are not read. */
  V: Ptr<P>;
  /** At least max(1, rows of V). */
  ldv: number;
  /** k elements. */
  tau: Ptr<NoInfer<P>>;
  /** Out, k x k: the upper triangle. What lies below the diagonal is not written. */
  T: Ptr<NoInfer<P>>;
  /** At least max(1, k). */
  ldt: number;
}

const inColumns = (a: Values): boolean => a['storev'] === 'c';

/**
 * The triangular factor of a block of Householder reflectors, with which larfb applies all of them by products of matrices.
 *
 * Overwrites T's upper triangle. On a GPU context single runs on the GPU, double on the CPU. Flops k^2 n, to leading order. Source: LAPACK
 * xLARFT, forward: there is no DIRECT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqr2(ctx.queue, { m, n: k, A: V, lda: m, tau });
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 */
export const larftSpec: RoutineSpec = {
  name: 'larft',
  precs: 'sd',
  args: {
    storev: { kind: 'flag', values: ['c', 'r'] },
    n: { kind: 'size' },
    k: { kind: 'index', from: () => 0, to: arg('n'), rule: 'must be an integer in 0..n' },
    V: {
      kind: 'matrix',
      rows: (a) => num(a, inColumns(a) ? 'n' : 'k'),
      cols: (a) => num(a, inColumns(a) ? 'k' : 'n'),
      ld: 'ldv',
      access: 'in',
    },
    ldv: { kind: 'ld', of: 'V' },
    tau: { kind: 'vector', length: arg('k'), access: 'in' },
    T: { kind: 'matrix', rows: arg('k'), cols: arg('k'), ld: 'ldt', access: 'inout' },
    ldt: { kind: 'ld', of: 'T' },
  },
  nothing: (a) => a.k === 0,
  flops: (a) => num(a, 'k') ** 2 * num(a, 'n'),
};
