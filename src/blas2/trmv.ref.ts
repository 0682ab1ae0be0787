// TRMV in TypeScript: sums in double precision. Real precisions, host memory only.
import type { Diag, RealMat, Trans, Uplo } from '../core/matrix.ts';
import { dense, multiply } from './triangle.ref.ts';

/** x := op(A) x, A triangular of order n. Vectors as in vector.ref.ts. */
export function trmvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, A: RealMat, x: RealMat): void {
  multiply(dense(uplo, n, A), trans, diag, x);
}
