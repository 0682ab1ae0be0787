// LASET in TypeScript. Real precisions, host memory only.
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { rowsOf } from './part.ref.ts';

/** A(i,j) := alpha off the diagonal, beta on it, in the part `uplo` of an m x n matrix. */
export function lasetRef(uplo: Uplo | 'f', m: number, n: number, alpha: number, beta: number, A: RealMat): void {
  for (let j = 0; j < n; j++) {
    const [first, last] = rowsOf(uplo, m, j);
    const column = A.off + j * A.ld;
    for (let i = first; i < last; i++) A.data[column + i] = i === j ? beta : alpha;
  }
}
