// Solution of A X = B by Cholesky factorization, in TypeScript. Host memory only.
import type { FieldMat, Uplo } from '../../core/matrix.ts';
import { potrfRef } from './potrf.ref.ts';
import { potrsRef } from './potrs.ref.ts';

/** A := its factor, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function posvRef(uplo: Uplo, n: number, nrhs: number, A: FieldMat, B: FieldMat): number {
  const info = potrfRef(uplo, n, A);
  if (info === 0) potrsRef(uplo, n, nrhs, A, B);
  return info;
}
