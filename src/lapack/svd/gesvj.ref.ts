// One-sided Jacobi SVD in TypeScript: the oracle, and the CPU backend where there is no engine. Real precisions, host memory only.
import { precOf } from '../../core/extremes.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { unitRef } from './gesvd.ref.ts';
import { columnsRef, type JacobiColumns, jacobiRef, jacobiTol, type Orthogonal, scaleUpRef } from './jacobi.ref.ts';

export interface GesvjProblem {
  readonly m: number;
  /** At most m. */
  readonly n: number;
  /** Overwritten: by U if `left`. */
  readonly A: RealMat;
  readonly left: boolean;
  /** n elements. */
  readonly SVA: RealArray;
  /** n x n, if it is wanted. */
  readonly V?: RealMat | undefined;
}

/** A = U S V^T; returns info. Source: LAPACK xGESVJ, without its quasi-cyclic order of pairs. */
export function gesvjRef(problem: GesvjProblem): number {
  const { m, n, A, V } = problem;
  const factor = scaleUpRef(m, n, A);
  if (factor === undefined) return refuse(problem);
  if (V !== undefined) unitRef(n, V);
  return iterateRef(problem, factor, columnsRef(m, A, n, V));
}

/** Of A that has been scaled, on its columns and V's. */
export function iterateRef(problem: GesvjProblem, factor: number, columns: JacobiColumns): number {
  const { m, n, A, left, SVA, V } = problem;
  const found = jacobiRef(n, jacobiTol(m, precOf(A.data)), columns);
  for (const [k, j] of found.order.entries()) SVA[k] = found.norms[j]! / factor;
  if (left) sortColumns(m, n, A, found, true);
  if (V !== undefined) sortColumns(n, n, V, found, false);
  return found.converged ? 0 : n + 1;
}

/** The columns in order; `unit`: each divided by its norm, if that is not zero. */
export function sortColumns(rows: number, n: number, X: RealMat, { order, norms }: Orthogonal, unit: boolean): void {
  const old = vectorLike(X, rows * n);
  for (let j = 0; j < n; j++) {
    const from = X.off + j * X.ld;
    old.set(X.data.subarray(from, from + rows), j * rows);
  }
  for (const [k, j] of order.entries()) {
    const size = unit && norms[j]! > 0 ? norms[j]! : 1;
    const to = X.off + k * X.ld;
    for (let i = 0; i < rows; i++) X.data[to + i] = old[j * rows + i]! / size;
  }
}

/** A is not finite. */
export function refuse({ m, n, A, left, SVA, V }: GesvjProblem): number {
  SVA.fill(Number.NaN, 0, n);
  for (let j = 0; j < n; j++) {
    if (left) A.data.fill(Number.NaN, A.off + j * A.ld, A.off + j * A.ld + m);
    V?.data.fill(Number.NaN, V.off + j * V.ld, V.off + j * V.ld + n);
  }
  return n;
}
