// SPR2 in TypeScript: column by column. Real precisions, host memory only.
import type { RealMat, Uplo } from '../core/matrix.ts';
import { packed, update } from './triangle.ref.ts';

/** A := A + alpha x y^T + alpha y x^T in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export function spr2Ref(uplo: Uplo, n: number, alpha: number, x: RealMat, y: RealMat, AP: RealMat): void {
  update(packed(uplo, n, AP), alpha, x, y);
}
