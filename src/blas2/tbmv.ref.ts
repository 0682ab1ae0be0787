// TBMV in TypeScript: sums in double precision. Real precisions, host memory only.
import { bandMat, type Diag, type RealMat, type Trans, type Uplo } from '../core/matrix.ts';
import { accumulate, elements } from './vector.ref.ts';

/** x := op(A) x, A triangular of order n with k diagonals beside the main one, in band storage. Vectors as in vector.ref.ts. */
export function tbmvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, k: number, A: RealMat, x: RealMat): void {
  const xs = elements(x, n);
  // A unit diagonal gives x itself.
  const sums = diag === 'u' ? xs.slice() : new Float64Array(n);
  const skip = diag === 'u' ? 1 : 0;
  const { data, off, ld } = bandMat(A, uplo === 'u' ? k : 0);
  for (let j = 0; j < n; j++) {
    const column = off + j * ld;
    const [first, last] = uplo === 'l' ? [j + skip, Math.min(n, j + k + 1)] : [Math.max(0, j - k), j + 1 - skip];
    for (let i = first; i < last; i++) {
      if (trans === 'n') sums[i]! += data[column + i]! * xs[j]!;
      else sums[j]! += data[column + i]! * xs[i]!;
    }
  }
  accumulate(sums, 0, x);
}
