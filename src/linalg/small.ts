// The smallest matrices, factored and solved on the calling thread by the references, whatever the context: even the engine would take
// longer to begin. The workspace is one for all calls: nothing here waits. Which matrices these are says atOnce.ts.
import type { Determinant } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { slogdetRef } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { mustSucceed, NotPositiveDefiniteError } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import type { View2 } from '../core/strided.ts';
import { potrfRef } from '../lapack/cholesky/potrf.ref.ts';
import { gesvRef } from '../lapack/lu/gesv.ref.ts';
import { getrfRecursiveRef } from '../lapack/lu/getrf.ref.ts';
import { getriRef } from '../lapack/lu/getri.ref.ts';
import { getrsRef } from '../lapack/lu/getrs.ref.ts';
import type { ConditionWatch } from './illConditioned.ts';
import { byRows, type Numbers, type Real } from './operands.ts';

/** The largest order that the workspace holds. */
const MOST = 20;

const workspace = {
  s: new Float32Array(MOST ** 2),
  d: new Float64Array(MOST ** 2),
  ipiv: new Int32Array(MOST),
} as const;

/** to := x by columns, without gaps. */
export function byColumns({ data, rows, cols, rowStride, colStride, offset }: View2<Numbers>, to: ArrayOf<Real>): void {
  let place = 0;
  for (let j = 0; j < cols; j++) {
    let at = offset + j * colStride;
    for (let i = 0; i < rows; i++, at += rowStride) to[place++] = data[at]!;
  }
}

/** A matrix in the workspace. */
function taken(prec: Real, x: View2<Numbers>) {
  byColumns(x, workspace[prec]);
  return { data: workspace[prec], off: 0, ld: Math.max(1, x.rows) };
}

/** X with A X = B, row by row; the watch, if there is one, sees the factors. Throws SingularError. */
export function solveSmall(prec: Real, a: View2<Numbers>, b: View2<Numbers>, watch?: ConditionWatch): ArrayOf<Real> {
  const [n, nrhs] = [b.rows, b.cols];
  const x = new fields[prec].array(n * nrhs);
  byColumns(b, x);
  const A = taken(prec, a);
  mustSucceed('solve', gesvRef(n, nrhs, A, workspace.ipiv, 0, { data: x, off: 0, ld: Math.max(1, n) }));
  watch?.look(a, A, workspace.ipiv, x, b);
  return byRows(prec, x, n, nrhs);
}

/** P A = L U, m x n by columns, and the pivots, counted from 1. */
export function factorSmall(prec: Real, a: View2<Numbers>) {
  const { rows: m, cols: n } = a;
  const factors = new fields[prec].array(m * n);
  byColumns(a, factors);
  const ipiv = new Int32Array(Math.min(m, n));
  getrfRecursiveRef(m, n, { data: factors, off: 0, ld: Math.max(1, m) }, ipiv, 0);
  return { factors, ipiv };
}

/** op(A) X = B, A by factors as getrf leaves them, with pivots that are rows, counted from 1. */
export interface FactoredSystem {
  readonly trans: 'n' | 't';
  readonly factors: View2<Numbers>;
  readonly pivots: Int32Array;
  readonly b: View2<Numbers>;
}

/** X, row by row. */
export function luSolveSmall(prec: Real, { trans, factors, pivots, b }: FactoredSystem): ArrayOf<Real> {
  const [n, nrhs] = [b.rows, b.cols];
  const x = new fields[prec].array(n * nrhs);
  byColumns(b, x);
  getrsRef(trans, n, nrhs, taken(prec, factors), pivots, 0, { data: x, off: 0, ld: Math.max(1, n) });
  return byRows(prec, x, n, nrhs);
}

/** A^-1, row by row. Throws SingularError. */
export function invSmall(prec: Real, a: View2<Numbers>): ArrayOf<Real> {
  const n = a.rows;
  const A = taken(prec, a);
  const info = getrfRecursiveRef(n, n, A, workspace.ipiv, 0);
  mustSucceed('inv', info > 0 ? info : getriRef(n, A, workspace.ipiv, 0));
  const x = new fields[prec].array(n * n);
  for (let i = 0, place = 0; i < n; i++) for (let j = 0; j < n; j++) x[place++] = A.data[i + j * n]!;
  return x;
}

/** det(A) by P A = L U. */
export function determinantSmall(prec: Real, a: View2<Numbers>): Determinant {
  const A = taken(prec, a);
  getrfRecursiveRef(a.rows, a.rows, A, workspace.ipiv, 0);
  return slogdetRef(a.rows, A, workspace.ipiv, 0);
}

/** L with A = L L^T, or U with A = U^T U, row by row, zeros in the other triangle. Throws NotPositiveDefiniteError. */
export function choleskySmall(prec: Real, a: View2<Numbers>, upper: boolean): ArrayOf<Real> {
  const n = a.rows;
  const data = new fields[prec].array(n * n);
  // Rows of A are columns of its transpose: A's lower triangle is that one's upper.
  byColumns({ ...a, rowStride: a.colStride, colStride: a.rowStride }, data);
  const info = potrfRef(upper ? 'l' : 'u', n, { data, off: 0, ld: Math.max(1, n) });
  if (info > 0) throw new NotPositiveDefiniteError('cholesky', info);
  keepTriangle(data, n, upper);
  return data;
}

/** Zeros in the other triangle of a matrix by rows. */
export function keepTriangle(data: ArrayOf<Real>, n: number, upper: boolean): void {
  for (let i = 0; i < n; i++) data.fill(0, i * n + (upper ? 0 : i + 1), i * n + (upper ? i : n));
}
