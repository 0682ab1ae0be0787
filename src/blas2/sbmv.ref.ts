// SBMV in TypeScript: sums in double precision. Real precisions, host memory only.
import type { RealMat, Uplo } from '../core/matrix.ts';
import { banded, multiplySymmetric } from './triangle.ref.ts';

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
  multiplySymmetric(banded(uplo, n, k, A), alpha, x, beta, y);
}
