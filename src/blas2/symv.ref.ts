// SYMV in TypeScript: sums in double precision. Real precisions, host memory only.
import type { RealMat, Uplo } from '../core/matrix.ts';
import { dense, multiplySymmetric } from './triangle.ref.ts';

/** y := alpha A x + beta y, A symmetric of order n with one triangle stored. Vectors as in vector.ref.ts. */
export function symvRef(uplo: Uplo, n: number, alpha: number, A: RealMat, x: RealMat, beta: number, y: RealMat): void {
  multiplySymmetric(dense(uplo, n, A), alpha, x, beta, y);
}
