// SYR in TypeScript: column by column. Real precisions, host memory only.
import type { RealMat, Uplo } from '../core/matrix.ts';
import { dense, update } from './triangle.ref.ts';

/** A := A + alpha x x^T in one triangle of A, of order n. Vectors as in vector.ref.ts. */
export function syrRef(uplo: Uplo, n: number, alpha: number, x: RealMat, A: RealMat): void {
  update(dense(uplo, n, A), alpha, x);
}
