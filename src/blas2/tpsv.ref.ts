// TPSV in TypeScript: substitution in double precision. Real precisions, host memory only.
import type { Diag, RealMat, Trans, Uplo } from '../core/matrix.ts';
import { packedColumn } from './packed.ref.ts';
import { accumulate, elements } from './vector.ref.ts';

/** x := op(A)^-1 x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export function tpsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, AP: RealMat, x: RealMat): void {
  const xs = elements(x, n);
  // Columns of A in the order in which unknowns become known: op(A) lower forwards, upper backwards.
  const forward = (uplo === 'l') === (trans === 'n');
  for (let step = 0; step < n; step++) {
    const j = forward ? step : n - 1 - step;
    const column = AP.off + packedColumn(uplo, n, j);
    const [first, last] = uplo === 'l' ? [j + 1, n] : [0, j];
    // Transposed, x(j) lacks the unknowns that are known by now; else it is known itself and leaves the others.
    if (trans !== 'n') for (let i = first; i < last; i++) xs[j]! -= AP.data[column + i]! * xs[i]!;
    if (diag === 'n') xs[j]! /= AP.data[column + j]!;
    if (trans === 'n') for (let i = first; i < last; i++) xs[i]! -= AP.data[column + i]! * xs[j]!;
  }
  accumulate(xs, 0, x);
}
