// SPR in TypeScript: column by column. Real precisions, host memory only.
import type { RealMat, Uplo } from '../core/matrix.ts';
import { packed, update } from './triangle.ref.ts';

/** A := A + alpha x x^T in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export function sprRef(uplo: Uplo, n: number, alpha: number, x: RealMat, AP: RealMat): void {
  update(packed(uplo, n, AP), alpha, x);
}
