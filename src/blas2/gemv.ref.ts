// GEMV in TypeScript: sums in double precision, column by column. Real precisions, host memory only.
import type { RealMat, Trans } from '../core/matrix.ts';
import { accumulate, elements } from './vector.ref.ts';

/** y := alpha op(A) x + beta y, A m x n. Vectors as in vector.ref.ts. alpha = 0 reads neither A nor x, beta = 0 does not read y. */
export function gemvRef(
  trans: Trans,
  m: number,
  n: number,
  alpha: number,
  A: RealMat,
  x: RealMat,
  beta: number,
  y: RealMat,
): void {
  if (m === 0 || n === 0) return;
  const sums = new Float64Array(trans === 'n' ? m : n);
  if (alpha !== 0) {
    const xs = elements(x, trans === 'n' ? n : m);
    for (let j = 0; j < n; j++) {
      const column = A.off + j * A.ld;
      if (trans === 'n') {
        // y := y + A(:, j) alpha x(j)
        const factor = alpha * xs[j]!;
        for (let i = 0; i < m; i++) sums[i]! += A.data[column + i]! * factor;
      } else {
        // y(j) := alpha A(:, j)^T x
        let sum = 0;
        for (let i = 0; i < m; i++) sum += A.data[column + i]! * xs[i]!;
        sums[j] = alpha * sum;
      }
    }
  }
  accumulate(sums, beta, y);
}
