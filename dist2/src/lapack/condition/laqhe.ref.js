// Equilibration of a Hermitian matrix by the factors of poequ, where it is worth while, in TypeScript. Host memory only.
import { realDiagonal } from '../../blas3/products/herk.ref.js';
import { laqsyRef } from './laqsy.ref.js';
/** As laqsyRef; the diagonal is real behind it if A was scaled. Source: LAPACK xLAQHE. */
export function laqheRef(uplo, n, A, s, scond, amax) {
    const equed = laqsyRef(uplo, n, A, s, scond, amax);
    if (equed === 1)
        realDiagonal(n, A);
    return equed;
}
