// HPR in TypeScript: column by column. Complex precisions, host memory only.
import type { FieldMat, Uplo } from '../core/matrix.ts';
import { packed } from './storedTriangle.ref.ts';
import { update } from './triangle.ref.ts';

/** A := A + alpha x x^H in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export function hprRef(uplo: Uplo, n: number, alpha: number, x: FieldMat, AP: FieldMat): void {
  update(packed(uplo, n, AP), alpha, x, undefined, true);
}
