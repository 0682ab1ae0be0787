// TPMV in TypeScript: sums in double precision. Real precisions, host memory only.
import type { Diag, RealMat, Trans, Uplo } from '../core/matrix.ts';
import { multiply, packed } from './triangle.ref.ts';

/** x := op(A) x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export function tpmvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, AP: RealMat, x: RealMat): void {
  multiply(packed(uplo, n, AP), trans, diag, x);
}
