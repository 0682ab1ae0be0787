// HPMV in TypeScript: sums in double precision. Complex precisions, host memory only.
import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { packed } from './storedTriangle.ref.ts';
import { multiplySymmetric } from './triangle.ref.ts';

/** y := alpha A x + beta y, A Hermitian of order n with one triangle stored, packed. Vectors as in vector.ref.ts. */
export function hpmvRef(
  uplo: Uplo,
  n: number,
  alpha: Numeric,
  AP: FieldMat,
  x: FieldMat,
  beta: Numeric,
  y: FieldMat,
): void {
  multiplySymmetric(packed(uplo, n, AP), alpha, x, beta, y, true);
}
