// SBMV in TypeScript: sums in double precision. Real precisions, host memory only.
import { bandMat, type RealMat, type Uplo } from '../core/matrix.ts';
import { accumulate, elements } from './vector.ref.ts';

/** y := alpha A x + beta y, A symmetric of order n, one triangle of its band stored. Vectors as in vector.ref.ts. */
export function sbmvRef(
  uplo: Uplo,
  n: number,
  k: number,
  alpha: number,
  A: RealMat,
  x: RealMat,
  beta: number,
  y: RealMat,
): void {
  const sums = new Float64Array(n);
  if (alpha !== 0) {
    const xs = elements(x, n);
    const { data, off, ld } = bandMat(A, uplo === 'u' ? k : 0);
    for (let j = 0; j < n; j++) {
      const column = off + j * ld;
      const [first, last] = uplo === 'l' ? [j + 1, Math.min(n, j + k + 1)] : [Math.max(0, j - k), j];
      sums[j]! += alpha * data[column + j]! * xs[j]!;
      for (let i = first; i < last; i++) {
        // The element stands in row i and, by symmetry, in row j.
        const a = alpha * data[column + i]!;
        sums[i]! += a * xs[j]!;
        sums[j]! += a * xs[i]!;
      }
    }
  }
  accumulate(sums, beta, y);
}
