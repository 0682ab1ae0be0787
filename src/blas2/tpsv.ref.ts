// TPSV in TypeScript: substitution in double precision. Host memory only.
import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
import { packed } from './storedTriangle.ref.ts';
import { solve } from './triangle.ref.ts';

/** x := op(A)^-1 x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export function tpsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, AP: FieldMat, x: FieldMat): void {
  solve(packed(uplo, n, AP), trans, diag, x);
}
