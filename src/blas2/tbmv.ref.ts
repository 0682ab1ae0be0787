// TBMV in TypeScript: sums in double precision. Host memory only.
import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
import { banded } from './storedTriangle.ref.ts';
import { multiply } from './triangle.ref.ts';

/** x := op(A) x, A triangular of order n with k diagonals beside the main one, in band storage. Vectors as in vector.ref.ts. */
export function tbmvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, k: number, A: FieldMat, x: FieldMat): void {
  multiply(banded(uplo, n, k, A), trans, diag, x);
}
