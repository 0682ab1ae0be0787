// Iterative refinement of solutions from a Cholesky factorization, in TypeScript. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { symmetrizeRef } from '../../blas3/elements/symmetrize.ref.js';
import { potrsRef } from '../cholesky/potrs.ref.js';
import { matrixLike, refineRef, systemRef } from './refine.ref.js';
/** F := the symmetric or Hermitian matrix of which A holds the triangle `uplo`. */
export function expandRef(uplo, n, A, F) {
    lacpyRef(uplo, n, n, A, F);
    symmetrizeRef(uplo, n, F);
}
/** Improves X, A X = B, with the factor of A in AF; ferr and berr as refineRef leaves them. */
export function porfsRef(uplo, n, nrhs, A, AF, B, X, ferr, berr) {
    const F = matrixLike(A, n, n);
    expandRef(uplo, n, A, F);
    const system = systemRef('n', n, nrhs, F, B, X, (columns, _, R) => potrsRef(uplo, n, columns, AF, R));
    refineRef(system, ferr, berr);
}
