// TPSV in TypeScript: substitution in double precision. Real precisions, host memory only.
import type { Diag, RealMat, Trans, Uplo } from '../core/matrix.ts';
import { packed, solve } from './triangle.ref.ts';

/** x := op(A)^-1 x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export function tpsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, AP: RealMat, x: RealMat): void {
  solve(packed(uplo, n, AP), trans, diag, x);
}
