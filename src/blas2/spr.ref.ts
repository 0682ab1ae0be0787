// SPR in TypeScript: column by column. Host memory only.
import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { packed } from './storedTriangle.ref.ts';
import { update } from './triangle.ref.ts';

/** A := A + alpha x x^T in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export function sprRef(uplo: Uplo, n: number, alpha: Numeric, x: FieldMat, AP: FieldMat): void {
  update(packed(uplo, n, AP), alpha, x);
}
