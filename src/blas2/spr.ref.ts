// SPR in TypeScript: column by column. Real precisions, host memory only.
import type { RealMat, Uplo } from '../core/matrix.ts';
import { packedColumn } from './packed.ref.ts';
import { elements } from './vector.ref.ts';

/** A := A + alpha x x^T in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export function sprRef(uplo: Uplo, n: number, alpha: number, x: RealMat, AP: RealMat): void {
  if (alpha === 0) return;
  const xs = elements(x, n);
  for (let j = 0; j < n; j++) {
    const column = AP.off + packedColumn(uplo, n, j);
    const factor = alpha * xs[j]!;
    const [first, last] = uplo === 'l' ? [j, n] : [0, j + 1];
    for (let i = first; i < last; i++) AP.data[column + i]! += xs[i]! * factor;
  }
}
