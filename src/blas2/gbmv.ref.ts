// GBMV in TypeScript: sums in double precision, column by column. Real precisions, host memory only.
import { bandMat, type RealMat, type Trans } from '../core/matrix.ts';
import { accumulate, elements } from './vector.ref.ts';

/**
 * y := alpha op(A) x + beta y, A m x n in band storage. Vectors as in vector.ref.ts. alpha = 0 reads neither A nor x, beta = 0 does not
 * read y.
 */
export function gbmvRef(
  trans: Trans,
  m: number,
  n: number,
  kl: number,
  ku: number,
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
    const { data, off, ld } = bandMat(A, ku);
    for (let j = 0; j < n; j++) {
      const column = off + j * ld;
      for (let i = Math.max(0, j - ku); i < Math.min(m, j + kl + 1); i++) {
        // y := y + A(:, j) alpha x(j), or y(j) := alpha A(:, j)^T x
        const a = alpha * data[column + i]!;
        if (trans === 'n') sums[i]! += a * xs[j]!;
        else sums[j]! += a * xs[i]!;
      }
    }
  }
  accumulate(sums, beta, y);
}
