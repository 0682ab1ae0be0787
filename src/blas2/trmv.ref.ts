// TRMV in TypeScript: sums in double precision. Host memory only.
import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
import { dense } from './storedTriangle.ref.ts';
import { multiply } from './triangle.ref.ts';

/** x := op(A) x, A triangular of order n. Vectors as in vector.ref.ts. */
export function trmvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, A: FieldMat, x: FieldMat): void {
  multiply(dense(uplo, n, A), trans, diag, x);
}
