// Iterative refinement of solutions from a Cholesky factorization, in TypeScript. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { symmetrizeRef } from '../../blas3/elements/symmetrize.ref.ts';
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import { potrsRef } from '../cholesky/potrs.ref.ts';
import { matrixLike, refineRef, systemRef } from './refine.ref.ts';

/** F := the symmetric or Hermitian matrix of which A holds the triangle `uplo`. */
export function expandRef(uplo: Uplo, n: number, A: FieldMat, F: FieldMat): void {
  lacpyRef(uplo, n, n, A, F);
  symmetrizeRef(uplo, n, F);
}

/** Improves X, A X = B, with the factor of A in AF; ferr and berr as refineRef leaves them. */
export function porfsRef(
  uplo: Uplo,
  n: number,
  nrhs: number,
  A: FieldMat,
  AF: FieldMat,
  B: FieldMat,
  X: FieldMat,
  ferr: RealArray,
  berr: RealArray,
): void {
  const F = matrixLike(A, n, n);
  expandRef(uplo, n, A, F);
  const system = systemRef('n', n, nrhs, F, B, X, (columns, _, R) => potrsRef(uplo, n, columns, AF, R));
  refineRef(system, ferr, berr);
}
