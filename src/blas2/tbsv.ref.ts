// TBSV in TypeScript: substitution in double precision. Real precisions, host memory only.
import { bandMat, type Diag, type RealMat, type Trans, type Uplo } from '../core/matrix.ts';
import { accumulate, elements } from './vector.ref.ts';

/** x := op(A)^-1 x, A triangular of order n with k diagonals beside the main one, in band storage. Vectors as in vector.ref.ts. */
export function tbsvRef(uplo: Uplo, trans: Trans, diag: Diag, n: number, k: number, A: RealMat, x: RealMat): void {
  const xs = elements(x, n);
  const { data, off, ld } = bandMat(A, uplo === 'u' ? k : 0);
  // Columns of A in the order in which unknowns become known: op(A) lower forwards, upper backwards.
  const forward = (uplo === 'l') === (trans === 'n');
  for (let step = 0; step < n; step++) {
    const j = forward ? step : n - 1 - step;
    const column = off + j * ld;
    const [first, last] = uplo === 'l' ? [j + 1, Math.min(n, j + k + 1)] : [Math.max(0, j - k), j];
    // Transposed, x(j) lacks the unknowns that are known by now; else it is known itself and leaves the others.
    if (trans !== 'n') for (let i = first; i < last; i++) xs[j]! -= data[column + i]! * xs[i]!;
    if (diag === 'n') xs[j]! /= data[column + j]!;
    if (trans === 'n') for (let i = first; i < last; i++) xs[i]! -= data[column + i]! * xs[j]!;
  }
  accumulate(xs, 0, x);
}
