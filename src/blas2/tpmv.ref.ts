// TPMV in TypeScript: sums in double precision. Host memory only.
import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
import { packed } from './storedTriangle.ref.ts';
import { multiply } from './triangle.ref.ts';

/** x := op(A) x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export function tpmvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, AP: FieldMat, x: FieldMat): void {
  multiply(packed(uplo, n, AP), trans, diag, x);
}
