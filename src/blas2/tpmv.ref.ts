// TPMV in TypeScript: sums in double precision. Real precisions, host memory only.
import type { Diag, RealMat, Trans, Uplo } from '../core/matrix.ts';
import { packedColumn } from './packed.ref.ts';
import { accumulate, elements } from './vector.ref.ts';

/** x := op(A) x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export function tpmvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, AP: RealMat, x: RealMat): void {
  const xs = elements(x, n);
  // A unit diagonal gives x itself.
  const sums = diag === 'u' ? xs.slice() : new Float64Array(n);
  const skip = diag === 'u' ? 1 : 0;
  for (let j = 0; j < n; j++) {
    const column = AP.off + packedColumn(uplo, n, j);
    const [first, last] = uplo === 'l' ? [j + skip, n] : [0, j + 1 - skip];
    for (let i = first; i < last; i++) {
      if (trans === 'n') sums[i]! += AP.data[column + i]! * xs[j]!;
      else sums[j]! += AP.data[column + i]! * xs[i]!;
    }
  }
  accumulate(sums, 0, x);
}
