// Equilibration of a Hermitian matrix by the factors of poequ, where it is worth while, in TypeScript. Host memory only.
import { realDiagonal } from '../../blas3/products/herk.ref.ts';
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import { laqsyRef } from './laqsy.ref.ts';

/** As laqsyRef; the diagonal is real behind it if A was scaled. Source: LAPACK xLAQHE. */
export function laqheRef(uplo: Uplo, n: number, A: FieldMat, s: RealArray, scond: number, amax: number): 0 | 1 {
  const equed = laqsyRef(uplo, n, A, s, scond, amax);
  if (equed === 1) realDiagonal(n, A);
  return equed;
}
