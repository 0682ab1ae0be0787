// LASET in TypeScript. Host memory only.
import { im, re } from '../../core/complex.ts';
import type { FieldMat, Uplo } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
import { rowsOf } from './part.ref.ts';

/** A(i,j) := alpha off the diagonal, beta on it, in the part `uplo` of an m x n matrix. */
export function lasetRef(uplo: Uplo | 'f', m: number, n: number, alpha: Numeric, beta: Numeric, A: FieldMat): void {
  const { data, off, ld, parts = 1 } = A;
  for (let j = 0; j < n; j++) {
    const [first, last] = rowsOf(uplo, m, j);
    for (let i = first; i < last; i++) {
      const p = parts * (off + i + j * ld);
      const value = i === j ? beta : alpha;
      data[p] = re(value);
      if (parts === 2) data[p + 1] = im(value);
    }
  }
}
