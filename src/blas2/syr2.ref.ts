// SYR2 in TypeScript: column by column. Host memory only.
import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { dense } from './storedTriangle.ref.ts';
import { update } from './triangle.ref.ts';

/** A := A + alpha x y^T + alpha y x^T in one triangle of A, of order n. Vectors as in vector.ref.ts. */
export function syr2Ref(uplo: Uplo, n: number, alpha: Numeric, x: FieldMat, y: FieldMat, A: FieldMat): void {
  update(dense(uplo, n, A), alpha, x, y);
}
