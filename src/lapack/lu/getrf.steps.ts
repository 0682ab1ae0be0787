// The text of LU, once for all modes, in blocks of columns and by halving: which steps there are and what they touch. What a step does is
// given, in `ops`.
import type { Gemm, Triangular } from '../../core/signatures.ts';
import type { Span, Step } from '../../runtime/scheduler.ts';

export interface LuOps {
  readonly panelOn: 'cpu' | 'gpu';
  /** P A = L U for columns j .. j+w-1 from row j on, pivots and info included. */
  panel(j: number, w: number): void | Promise<void>;
  /**
   * What the factored columns j .. j+w-1 mean for columns from .. to-1: interchanges, U12 := L11^-1 A12, A22 := A22 - L21 U12. With
   * `left` the interchanges are made in columns 0 .. j-1 too.
   */
  update(j: number, w: number, from: number, to: number, left: boolean): void;
  /** If it is there, the interchanges in columns in front of their panels are made by it, behind everything else. */
  readonly interchangeLeft?: ((widths: readonly number[]) => void) | undefined;
}

/**
 * Right-looking LU of an m x n matrix in blocks of `widths` columns, the last cut off. A resource is a column, with the pivots that belong
 * to it. Where panels are computed elsewhere, the next panel's columns are a step of their own, so that it can begin before the rest is
 * done: `overlapped` finds out by itself. Source: LAPACK xGETRF.
 */
export function* getrfSteps(m: number, n: number, widths: readonly number[], ops: LuOps): Generator<Step, void> {
  const order = Math.min(m, n);
  const atEnd = ops.interchangeLeft !== undefined;
  const update = (j: number, w: number, from: number, to: number, left: boolean): Step => {
    const behind: Span = { from, to };
    return {
      name: from < to ? `update ${j}: ${from}..${to - 1}` : `interchange ${j}`,
      on: 'gpu',
      reads: [{ from: j, to: j + w }],
      writes: left ? [{ from: 0, to: j }, behind] : [behind],
      run: () => ops.update(j, w, from, to, left),
    };
  };
  let next = 0;
  for (const [k, width] of widths.entries()) {
    const j = next;
    const w = Math.min(width, order - j);
    const own = [{ from: j, to: j + w }];
    yield { name: `panel ${j}`, on: ops.panelOn, reads: own, writes: own, run: () => ops.panel(j, w) };
    next += w;
    const apart = ops.panelOn === 'cpu' ? Math.min(widths[k + 1] ?? 0, order - next) : 0;
    if (apart > 0) yield update(j, w, next, next + apart, false);
    if ((j > 0 && !atEnd) || next + apart < n) yield update(j, w, next + apart, n, !atEnd);
  }
  if (ops.interchangeLeft !== undefined && widths.length > 1) {
    const own = [{ from: 0, to: order }];
    const last = widths.slice(0, -1).reduce((sum, w) => sum + w, 0);
    const cut = [...widths.slice(0, -1), order - last];
    yield { name: 'interchange left', on: 'gpu', reads: own, writes: own, run: () => ops.interchangeLeft!(cut) };
  }
}

export interface LuHalves<M> {
  /** Columns that are left to `panel`. */
  readonly leaf: number;
  /** P A = L U for columns j .. to-1 from row j on. Pivots, and the info returned, count from row and column 0 of A. */
  panel(j: number, to: number): number;
  /** Rows i and ipiv(i) of columns j .. to-1 change places, i = first .. last-1. */
  interchange(j: number, to: number, first: number, last: number): void;
  readonly trsm: Triangular<M>;
  readonly gemm: Gemm<M>;
  at(A: M, i: number, j: number): M;
}

/**
 * P A = L U for columns j .. to-1 of an A of m rows, from row j on, by halving the columns: nearly all work is in the multiplication.
 * Returns info, counted from column 0. Source: S. Toledo, Locality of reference in LU decomposition with partial pivoting, SIAM J. Matrix
 * Anal. Appl. 18 (1997); LAPACK xGETRF2.
 *
 *   A(j:, j:to) = [ A11  A12 ]   A11 is n1 x n1 with n1 about half the order
 *                 [ A21  A22 ]
 */
export function getrfHalves<M>(ops: LuHalves<M>, m: number, A: M, j: number, to: number): number {
  const order = Math.min(m, to) - j;
  if (order <= ops.leaf) return ops.panel(j, to);
  const n1 = ops.leaf * Math.ceil(order / (2 * ops.leaf));
  const middle = j + n1;
  const [A12, A21, A22] = [ops.at(A, j, middle), ops.at(A, middle, j), ops.at(A, middle, middle)];
  // P1 [A11; A21] = [L11; L21] U11
  const info1 = getrfHalves(ops, m, A, j, middle);
  // [A12; A22] := P1 [A12; A22],  U12 := L11^-1 A12,  A22 := A22 - L21 U12
  ops.interchange(middle, to, j, middle);
  ops.trsm('l', 'l', 'n', 'u', n1, to - middle, 1, ops.at(A, j, j), A12);
  ops.gemm('n', 'n', m - middle, to - middle, n1, -1, A21, A12, 1, A22);
  // P2 A22 = L22 U22,  L21 := P2 L21
  const info2 = getrfHalves(ops, m, A, middle, to);
  ops.interchange(j, middle, middle, j + order);
  return info1 > 0 ? info1 : info2;
}
