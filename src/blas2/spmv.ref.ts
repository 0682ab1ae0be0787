// SPMV in TypeScript: sums in double precision. Real precisions, host memory only.
import type { RealMat, Uplo } from '../core/matrix.ts';
import { packedColumn } from './packed.ref.ts';
import { accumulate, elements } from './vector.ref.ts';

/** y := alpha A x + beta y, A symmetric of order n with one triangle stored, packed. Vectors as in vector.ref.ts. */
export function spmvRef(uplo: Uplo, n: number, alpha: number, AP: RealMat, x: RealMat, beta: number, y: RealMat): void {
  const sums = new Float64Array(n);
  if (alpha !== 0) {
    const xs = elements(x, n);
    for (let j = 0; j < n; j++) {
      const column = AP.off + packedColumn(uplo, n, j);
      const [first, last] = uplo === 'l' ? [j + 1, n] : [0, j];
      sums[j]! += alpha * AP.data[column + j]! * xs[j]!;
      for (let i = first; i < last; i++) {
        // The element stands in row i and, by symmetry, in row j.
        const a = alpha * AP.data[column + i]!;
        sums[i]! += a * xs[j]!;
        sums[j]! += a * xs[i]!;
      }
    }
  }
  accumulate(sums, beta, y);
}
