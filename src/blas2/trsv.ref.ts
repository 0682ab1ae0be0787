// TRSV in TypeScript: substitution in double precision. Host memory only.
import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
import { dense } from './storedTriangle.ref.ts';
import { solve } from './triangle.ref.ts';

/** x := op(A)^-1 x, A triangular of order n. Vectors as in vector.ref.ts. */
export function trsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, A: FieldMat, x: FieldMat): void {
  solve(dense(uplo, n, A), trans, diag, x);
}
