// TRSV in TypeScript: substitution in double precision. Real precisions, host memory only.
import type { Diag, RealMat, Trans, Uplo } from '../core/matrix.ts';
import { dense, solve } from './triangle.ref.ts';

/** x := op(A)^-1 x, A triangular of order n. Vectors as in vector.ref.ts. */
export function trsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, A: RealMat, x: RealMat): void {
  solve(dense(uplo, n, A), trans, diag, x);
}
