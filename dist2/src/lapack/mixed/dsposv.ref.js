// Solution of A X = B by Cholesky factorization in single precision and refinement in double, in TypeScript: DSPOSV and ZCPOSV. Host memory
// only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { hemmBlockedRef } from '../../blas3/products/hemm.ref.js';
import { symmBlockedRef } from '../../blas3/products/symm.ref.js';
import { potrfRef } from '../cholesky/potrf.ref.js';
import { potrsRef } from '../cholesky/potrs.ref.js';
import { mixedRef } from './mixed.ref.js';
/** The parts of a mixed solution by Cholesky. */
export const choleskyParts = (uplo, n, nrhs, A, B) => ({
    uplo,
    factor: (S) => potrfRef(uplo, n, S),
    solve: (S, D, columns) => potrsRef(uplo, n, columns, S, D),
    subtract: (Y, R, columns) => (A.parts === 2 ? hemmBlockedRef : symmBlockedRef)('l', uplo, n, columns, -1, A, Y, 1, R),
    double(Y) {
        const info = potrfRef(uplo, n, A);
        if (info > 0)
            return info;
        lacpyRef('f', n, nrhs, B, Y);
        potrsRef(uplo, n, nrhs, A, Y);
        return 0;
    },
});
/**
 * X := A^-1 B. Where iter < 0 in double, the triangle of A then being overwritten by its factor. If info is not 0, X is left as it was.
 * Source: LAPACK DSPOSV, ZCPOSV.
 */
export const dsposvRef = (uplo, n, nrhs, A, B, X) => mixedRef(n, nrhs, A, B, X, choleskyParts(uplo, n, nrhs, A, B));
