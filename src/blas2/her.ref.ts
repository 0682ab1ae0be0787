// HER in TypeScript: column by column. Complex precisions, host memory only.
import type { FieldMat, Uplo } from '../core/matrix.ts';
import { dense } from './storedTriangle.ref.ts';
import { update } from './triangle.ref.ts';

/** A := A + alpha x x^H in one triangle of A, of order n. Vectors as in vector.ref.ts. */
export function herRef(uplo: Uplo, n: number, alpha: number, x: FieldMat, A: FieldMat): void {
  update(dense(uplo, n, A), alpha, x, undefined, true);
}
