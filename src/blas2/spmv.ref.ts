// SPMV in TypeScript: sums in double precision. Host memory only.
import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { packed } from './storedTriangle.ref.ts';
import { multiplySymmetric } from './triangle.ref.ts';

/** y := alpha A x + beta y, A symmetric of order n with one triangle stored, packed. Vectors as in vector.ref.ts. */
export function spmvRef(
  uplo: Uplo,
  n: number,
  alpha: Numeric,
  AP: FieldMat,
  x: FieldMat,
  beta: Numeric,
  y: FieldMat,
): void {
  multiplySymmetric(packed(uplo, n, AP), alpha, x, beta, y);
}
