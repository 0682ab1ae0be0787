// HPR2 in TypeScript: column by column. Complex precisions, host memory only.
import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { packed } from './storedTriangle.ref.ts';
import { update } from './triangle.ref.ts';

/** A := A + alpha x y^H + conj(alpha) y x^H in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export function hpr2Ref(uplo: Uplo, n: number, alpha: Numeric, x: FieldMat, y: FieldMat, AP: FieldMat): void {
  update(packed(uplo, n, AP), alpha, x, y, true);
}
