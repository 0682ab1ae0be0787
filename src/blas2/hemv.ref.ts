// HEMV in TypeScript: sums in double precision. Complex precisions, host memory only.
import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { dense } from './storedTriangle.ref.ts';
import { multiplySymmetric } from './triangle.ref.ts';

/** y := alpha A x + beta y, A Hermitian of order n with one triangle stored. Vectors as in vector.ref.ts. */
export function hemvRef(
  uplo: Uplo,
  n: number,
  alpha: Numeric,
  A: FieldMat,
  x: FieldMat,
  beta: Numeric,
  y: FieldMat,
): void {
  multiplySymmetric(dense(uplo, n, A), alpha, x, beta, y, true);
}
