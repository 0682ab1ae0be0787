// Solution of A X = B by LU factorization in single precision and refinement in double, in TypeScript: DSGESV and ZCGESV. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { getrfRecursiveRef } from '../lu/getrf.ref.js';
import { getrsRef } from '../lu/getrs.ref.js';
import { mixedRef } from './mixed.ref.js';
/** The parts of a mixed solution by LU; pivots are those of the factorization made last. */
export const luParts = (n, nrhs, A, ipiv, ipivOff, B) => ({
    uplo: 'f',
    factor: (S) => getrfRecursiveRef(n, n, S, ipiv, ipivOff),
    solve: (S, D, columns) => getrsRef('n', n, columns, S, ipiv, ipivOff, D),
    subtract: (Y, R, columns) => gemmBlockedRef('n', 'n', n, columns, n, -1, A, Y, 1, R),
    double(Y) {
        const info = getrfRecursiveRef(n, n, A, ipiv, ipivOff);
        if (info > 0)
            return info;
        lacpyRef('f', n, nrhs, B, Y);
        getrsRef('n', n, nrhs, A, ipiv, ipivOff, Y);
        return 0;
    },
});
/**
 * X := A^-1 B. Where iter < 0 in double, A then being overwritten by its factors. If info is not 0, X is left as it was. Source: LAPACK
 * DSGESV, ZCGESV.
 */
export const dsgesvRef = (n, nrhs, A, ipiv, ipivOff, B, X) => mixedRef(n, nrhs, A, B, X, luParts(n, nrhs, A, ipiv, ipivOff, B));
