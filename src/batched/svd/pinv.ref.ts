// The pseudoinverse of a matrix from its singular values and vectors, and its rank.
import { gemmRef } from '../../blas3/products/gemm.ref.ts';
import { fields } from '../../core/field.ts';
import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { vectorLike } from '../../lapack/condition/condition.ref.ts';
import { copyRef } from '../../lapack/schur/doubles.ref.ts';
import { asGesvd, type GesddProblem, gesddScaledRef } from '../../lapack/svd/gesdd.ref.ts';
import { prepared } from '../../lapack/svd/gesvd.ref.ts';

/** How many of a matrix's values, in descending order, are beyond rcond times the largest; negative: eps max(m, n). Zero never is. */
function rankOf(m: number, n: number, S: RealArray, rcond: number): number {
  const { eps } = S instanceof Float32Array ? fields.s : fields.d;
  const least = (S[0] ?? 0) * (rcond < 0 ? 2 * eps * Math.max(m, n) : rcond);
  let rank = 0;
  while (rank < Math.min(m, n) && S[rank]! > least && S[rank]! > 0) rank++;
  return rank;
}

/** What is asked of an m x n matrix A, which is overwritten. */
interface Asked {
  readonly m: number;
  readonly n: number;
  readonly A: FieldMat;
  readonly rcond: number;
  /** Whether the factors are wanted; else the rank alone. */
  readonly vectors: boolean;
}

/** info of gesdd, the rank, and where info is 0 U and S^+ V^H of A = U S V^H, of which the first `rank` columns and rows matter. */
interface Factors {
  readonly info: number;
  readonly rank: number;
  readonly U?: FieldMat;
  readonly VT?: FieldMat;
}

/** By `decompose`, which returns info, or undefined for a matrix that is not finite. */
export function factorsRef(
  { m, n, A, rcond, vectors }: Asked,
  decompose: (problem: GesddProblem) => number | undefined,
): Factors {
  const k = Math.min(m, n);
  // Memory that does not move when an engine's grows.
  const like = (rows: number, cols: number): FieldMat => ({
    ...{ data: vectorLike(A, rows * cols), off: 0, ld: Math.max(1, rows), parts: A.parts },
  });
  const S = A.data instanceof Float32Array ? new Float32Array(k) : new Float64Array(k);
  const [U, VT] = vectors ? [like(m, k), like(k, n)] : [];
  const info = decompose({ m, n, A, S, U, VT, jobz: vectors ? 's' : 'n' }) ?? k;
  const rank = info === 0 ? rankOf(m, n, S, rcond) : 0;
  if (U === undefined || VT === undefined || info !== 0) return { info, rank };
  const { parts = 1 } = VT;
  for (let j = 0; j < n; j++)
    for (let i = 0; i < parts * rank; i++) VT.data[parts * j * k + i]! /= S[Math.floor(i / parts)]!;
  return { info, rank, U, VT };
}

/** X := NaN, rows x cols. */
export function fillWithNan(rows: number, cols: number, { data, off, ld, parts = 1 }: FieldMat): void {
  for (let j = 0; j < cols; j++) {
    const start = parts * (off + j * ld);
    data.fill(Number.NaN, start, start + parts * rows);
  }
}

/**
 * X := A^+, n x m, for an m x n matrix A, and its rank; with an info that is not 0 X is NaN.
 *
 * Source: G. Golub, C. Van Loan, Matrix Computations, 5.5.2.
 */
export function pinvRef(m: number, n: number, A: FieldMat, X: FieldMat, rcond = -1): Omit<Factors, 'U' | 'VT'> {
  const own: FieldMat = { data: vectorLike(A, m * n), off: 0, ld: Math.max(1, m), parts: A.parts };
  copyRef(m, n, A, own);
  const { info, rank, U, VT } = factorsRef({ m, n, A: own, rcond, vectors: true }, decomposedRef);
  if (U === undefined || VT === undefined) fillWithNan(n, m, X);
  else gemmRef('c', 'c', n, m, rank, 1, VT, U, 0, X);
  return { info, rank };
}

/** info, with the values and vectors in their places; undefined where A is not finite, and nothing is written. A is overwritten. */
export function decomposedRef(problem: GesddProblem): number | undefined {
  const factor = prepared(asGesvd(problem));
  return factor === undefined ? undefined : gesddScaledRef(problem, factor);
}
