// What the least-squares routines share: scaling by powers of two, the rank that a diagonal shows, sums of squares. In TypeScript, real
// precisions, host memory only.

import { rowsOf } from '../../blas3/elements/part.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { SPACING } from '../../core/leastSquares.ts';
import type { RealArray, RealMat, Uplo } from '../../core/matrix.ts';

/** X := 2^e X, or a triangle of it. In two factors, neither of which leaves the range where the result does not. */
export function scaleByPower(uplo: Uplo | 'f', m: number, n: number, X: RealMat, e: number): void {
  if (e === 0) return;
  const half = Math.trunc(e / 2);
  const [first, second] = [2 ** half, 2 ** (e - half)];
  for (let j = 0; j < n; j++) {
    const [top, bottom] = rowsOf(uplo, m, j);
    const column = X.off + j * X.ld;
    for (let i = column + top; i < column + bottom; i++) X.data[i] = X.data[i]! * first * second;
  }
}

/** How many elements on the diagonal of R, n x n, exceed eps rows times the largest one; 0 if one is NaN. */
export function diagonalRank(rows: number, n: number, R: RealMat): number {
  const sizes = Array.from({ length: n }, (_, i) => Math.abs(R.data[R.off + i * (R.ld + 1)]!));
  const bound = SPACING[precOf(R.data)] * rows * Math.max(0, ...sizes);
  return sizes.filter((size) => size > bound).length;
}

/** out(j) := 2^e times the sum of the squares of rows first..m of column j, e even. Summed in double. */
export function squaresOfRows(m: number, first: number, n: number, X: RealMat, e: number, out: RealArray): void {
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = first; i < m; i++) {
      const x = X.data[X.off + i + j * X.ld]!;
      sum += x * x;
    }
    out[j] = sum * 2 ** (e / 2) * 2 ** (e / 2);
  }
}

/** Rows first..m of X := 0. */
export function clearRows(m: number, first: number, n: number, X: RealMat): void {
  for (let j = 0; j < n; j++) X.data.fill(0, X.off + first + j * X.ld, X.off + Math.max(first, m) + j * X.ld);
}
