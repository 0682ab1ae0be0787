// SBMV in TypeScript: sums in double precision. Host memory only.
import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { banded } from './storedTriangle.ref.ts';
import { multiplySymmetric } from './triangle.ref.ts';

/** y := alpha A x + beta y, A symmetric of order n, one triangle of its band stored. Vectors as in vector.ref.ts. */
export function sbmvRef(
  uplo: Uplo,
  n: number,
  k: number,
  alpha: Numeric,
  A: FieldMat,
  x: FieldMat,
  beta: Numeric,
  y: FieldMat,
): void {
  multiplySymmetric(banded(uplo, n, k, A), alpha, x, beta, y);
}
