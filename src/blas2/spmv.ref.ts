// SPMV in TypeScript: sums in double precision. Real precisions, host memory only.
import type { RealMat, Uplo } from '../core/matrix.ts';
import { multiplySymmetric, packed } from './triangle.ref.ts';

/** y := alpha A x + beta y, A symmetric of order n with one triangle stored, packed. Vectors as in vector.ref.ts. */
export function spmvRef(uplo: Uplo, n: number, alpha: number, AP: RealMat, x: RealMat, beta: number, y: RealMat): void {
  multiplySymmetric(packed(uplo, n, AP), alpha, x, beta, y);
}
