// TBSV in TypeScript: substitution in double precision. Host memory only.
import type { Diag, FieldMat, Trans, Uplo } from '../core/matrix.ts';
import { banded } from './storedTriangle.ref.ts';
import { solve } from './triangle.ref.ts';

/** x := op(A)^-1 x, A triangular of order n with k diagonals beside the main one, in band storage. Vectors as in vector.ref.ts. */
export function tbsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, k: number, A: FieldMat, x: FieldMat): void {
  solve(banded(uplo, n, k, A), trans, diag, x);
}
