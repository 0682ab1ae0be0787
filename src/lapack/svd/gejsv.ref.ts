// Preconditioned one-sided Jacobi SVD in TypeScript: the oracle, and the CPU backend where there is no engine. Real precisions, host memory
// only.
import { transposeRef } from '../../blas3/elements/transpose.ref.ts';
import { precOf } from '../../core/extremes.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { geqp3Ref } from '../qr/geqp3.ref.ts';
import { geqrfRef } from '../qr/geqrf.ref.ts';
import { ormqrRef } from '../qr/ormqr.ref.ts';
import { unitRef } from './gesvd.ref.ts';
import { sortColumns } from './gesvj.ref.ts';
import { BOTTOM, columnsRef, jacobiRef, jacobiTol, scaleUpRef } from './jacobi.ref.ts';

export interface GejsvProblem {
  readonly m: number;
  /** At most m. */
  readonly n: number;
  /** Overwritten. */
  readonly A: RealMat;
  /** n elements. */
  readonly SVA: RealArray;
  /** m x width, if it is wanted. */
  readonly U?: RealMat | undefined;
  readonly width: number;
  /** n x n, if it is wanted. */
  readonly V?: RealMat | undefined;
}

/**
 * A = U S V^T; returns info. A P = Q R by columns of descending norm, R^T = Q' R', and the columns of R'^T, which are nearly orthogonal and
 * in order already, are made so: R'^T W = X S gives U = Q X and V = P Q' W.
 *
 * Rows of descending magnitude keep the first factorization's errors small beside each row, however different they are.
 *
 * Source: LAPACK xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008); A. Cox,
 * N. Higham, Stability of Householder QR factorization for weighted least squares problems, Numerical Analysis 1997.
 */
export function gejsvRef(problem: GejsvProblem): number {
  const { m, n, A, SVA, U, width, V } = problem;
  const factor = scaleUpRef(m, n, A);
  if (factor === undefined) return refuseRef(problem);
  const prec = precOf(A.data);
  const square = (order: number): RealMat => ({ data: vectorLike(A, order * order), off: 0, ld: Math.max(1, order) });
  const jpvt = new Int32Array(n);
  const [tau, tauT] = [vectorLike(A, n), vectorLike(A, n)];
  const rows = sortRows(m, n, A);
  geqp3Ref(m, n, A, jpvt, tau);
  const rank = rankOf(n, A);
  const T: RealMat = { data: vectorLike(A, n * rank), off: 0, ld: n };
  lowerRef(n, rank, A, T);
  geqrfRef(n, rank, T, tauT);
  const G = square(rank);
  lowerRef(rank, rank, T, G);
  const W = V && square(rank);
  if (W !== undefined) unitRef(rank, W);
  const found = jacobiRef(rank, jacobiTol(rank, prec), columnsRef(rank, G, rank, W));
  SVA.fill(0, 0, n);
  for (const [k, j] of found.order.entries()) SVA[k] = found.norms[j]! / factor;
  if (U !== undefined) {
    sortColumns(rank, rank, G, found, true);
    bordered(m, width, rank, G, U);
    ormqrRef('l', 'n', m, width, n, A, tau, 0, U);
    restoreRows(m, width, rows, U);
  }
  if (V !== undefined && W !== undefined) {
    sortColumns(rank, rank, W, found, false);
    const Y = square(n);
    bordered(n, n, rank, W, Y);
    ormqrRef('l', 'n', n, n, rank, T, tauT, 0, Y);
    permuteRows(n, jpvt, Y, V);
  }
  return found.converged ? 0 : n + 1;
}

/** Brings the rows of A into the order of their largest elements; the place that each was in. */
export function sortRows(m: number, n: number, A: RealMat): Int32Array {
  const most = new Float64Array(m);
  for (let j = 0; j < n; j++) {
    const column = A.off + j * A.ld;
    for (let i = 0; i < m; i++) most[i] = Math.max(most[i]!, Math.abs(A.data[column + i]!));
  }
  const rows = Int32Array.from(most, (_, i) => i).sort((i, j) => most[j]! - most[i]! || i - j);
  const old = vectorLike(A, m);
  for (let j = 0; j < n; j++) {
    const column = A.off + j * A.ld;
    old.set(A.data.subarray(column, column + m));
    for (let i = 0; i < m; i++) A.data[column + i] = old[rows[i]!]!;
  }
  return rows;
}

/** Row rows(i) of U := row i. */
export function restoreRows(m: number, cols: number, rows: Int32Array, U: RealMat): void {
  const old = vectorLike(U, m);
  for (let j = 0; j < cols; j++) {
    const column = U.off + j * U.ld;
    old.set(U.data.subarray(column, column + m));
    for (let i = 0; i < m; i++) U.data[column + rows[i]!] = old[i]!;
  }
}

/** Diagonal elements of the pivoted R that are not negligible even to a Jacobi iteration. */
export function rankOf(n: number, { data, off, ld }: RealMat): number {
  let rank = 0;
  while (rank < n && Math.abs(data[off + rank * (ld + 1)]!) > BOTTOM[precOf(data)]) rank++;
  return rank;
}

/** T, n x rank, := the transpose of the first rows of the upper triangle in A. */
export function lowerRef(n: number, rank: number, A: RealMat, T: RealMat): void {
  transposeRef(rank, n, A, T);
  for (let j = 1; j < rank; j++) T.data.fill(0, T.off + j * T.ld, T.off + j * T.ld + j);
}

/** B, rows x cols, := X, of order rank, bordered by the unit matrix. */
export function bordered(rows: number, cols: number, rank: number, X: RealMat, B: RealMat): void {
  for (let j = 0; j < cols; j++) {
    const to = B.off + j * B.ld;
    B.data.fill(0, to, to + rows);
    if (j < rank) B.data.set(X.data.subarray(X.off + j * X.ld, X.off + j * X.ld + rank), to);
    else B.data[to + j] = 1;
  }
}

/** Row jpvt(i) of V, counted from 1, := row i of Y. */
export function permuteRows(n: number, jpvt: Int32Array, Y: RealMat, V: RealMat): void {
  for (let j = 0; j < n; j++) {
    const [from, to] = [Y.off + j * Y.ld, V.off + j * V.ld - 1];
    for (let i = 0; i < n; i++) V.data[to + jpvt[i]!] = Y.data[from + i]!;
  }
}

/** A is not finite. */
export function refuseRef({ m, n, SVA, U, width, V }: GejsvProblem): number {
  SVA.fill(Number.NaN, 0, n);
  for (let j = 0; j < width; j++) U?.data.fill(Number.NaN, U.off + j * U.ld, U.off + j * U.ld + m);
  for (let j = 0; j < n; j++) V?.data.fill(Number.NaN, V.off + j * V.ld, V.off + j * V.ld + n);
  return n;
}
