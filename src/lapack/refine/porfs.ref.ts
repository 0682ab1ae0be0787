// Iterative refinement of solutions from a Cholesky factorization, in TypeScript. Real precisions, host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { symmetrizeRef } from '../../blas3/elements/symmetrize.ref.ts';
import type { RealArray, RealMat, Uplo } from '../../core/matrix.ts';
import { potrsRef } from '../cholesky/potrs.ref.ts';
import { matrixLike, refineRef, systemRef } from './refine.ref.ts';

/** F := the symmetric matrix of which A holds the triangle `uplo`. */
export function expandRef(uplo: Uplo, n: number, A: RealMat, F: RealMat): void {
  lacpyRef(uplo, n, n, A, F);
  symmetrizeRef(uplo, n, F);
}

/** Improves X, A X = B, with the factor of A in AF; ferr and berr as refineRef leaves them. */
export function porfsRef(
  uplo: Uplo,
  n: number,
  nrhs: number,
  A: RealMat,
  AF: RealMat,
  B: RealMat,
  X: RealMat,
  ferr: RealArray,
  berr: RealArray,
): void {
  const F = matrixLike(A, n, n);
  expandRef(uplo, n, A, F);
  const system = systemRef('n', n, nrhs, F, B, X, (columns, _, R) => potrsRef(uplo, n, columns, AF, R));
  refineRef(system, ferr, berr);
}
