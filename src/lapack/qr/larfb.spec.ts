// LARFB: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec, type Values } from '../../core/spec.ts';

/** C := op(H) C (side 'l') or C := C op(H) ('r'), H = I - V T V^T (storev 'c') or I - V^T T V ('r'); C is m x n. Column-major. */
export interface LarfbArgs<P extends Prec> {
  /** 'l': from the left. 'r': from the right. */
  side: Side;
  /** 'n': H. 't', and 'c' for real numbers: H^T. */
  trans: Trans;
  /** 'c': the v's are columns, as geqrf leaves them. 'r': rows, as gelqf leaves them. */
  storev: 'c' | 'r';
  m: number;
  n: number;
  /** Reflectors, at most m with side 'l', n with 'r', which is the order of H. */
  k: number;
  /** (order of H) x k with storev 'c', k x (order of H) with 'r'. The zeros that v's begin with and their 1 are not read. */
  V: Ptr<P>;
  /** At least max(1, rows of V). */
  ldv: number;
  /** k x k, as larft makes it: upper triangular. What lies below the diagonal is not read. */
  T: Ptr<NoInfer<P>>;
  /** At least max(1, k). */
  ldt: number;
  /** In and out. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldc: number;
}

const inColumns = (a: Values): boolean => a['storev'] === 'c';

const order = (a: Values): number => num(a, a['side'] === 'l' ? 'm' : 'n');

/**
 * Applies a block of Householder reflectors, by products of matrices.
 *
 * Overwrites C only. On a GPU context single runs on the GPU, double on the CPU. Flops 4mnk, to leading order. Source: LAPACK xLARFB, forward:
 * there is no DIRECT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 * await slarfb(ctx.queue, { side: 'l', trans: 't', storev: 'c', m, n, k, V, ldv: m, T, ldt: k, C, ldc: m });
 */
export const larfbSpec: RoutineSpec = {
  name: 'larfb',
  precs: 'sd',
  args: {
    side: { kind: 'flag', values: ['l', 'r'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'] },
    storev: { kind: 'flag', values: ['c', 'r'] },
    m: { kind: 'size' },
    n: { kind: 'size' },
    k: { kind: 'index', from: () => 0, to: order, rule: "must be an integer in 0..m with side 'l', 0..n with 'r'" },
    V: {
      kind: 'matrix',
      rows: (a) => (inColumns(a) ? order(a) : num(a, 'k')),
      cols: (a) => (inColumns(a) ? num(a, 'k') : order(a)),
      ld: 'ldv',
      access: 'in',
    },
    ldv: { kind: 'ld', of: 'V' },
    T: { kind: 'matrix', rows: arg('k'), cols: arg('k'), ld: 'ldt', access: 'in' },
    ldt: { kind: 'ld', of: 'T' },
    C: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldc', access: 'inout' },
    ldc: { kind: 'ld', of: 'C' },
  },
  nothing: (a) => a.m === 0 || a.n === 0 || a.k === 0,
  flops: (a) => 4 * num(a, 'm') * num(a, 'n') * num(a, 'k'),
};
