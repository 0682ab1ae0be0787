// Inverse of a symmetric or Hermitian positive definite matrix from the Cholesky factorization of potrf, in TypeScript. Host memory only.
import { realDiagonal } from '../../blas3/products/herk.ref.js';
import { trtriRef } from '../triangular/trtri.ref.js';
import { lauumRef } from './lauum.ref.js';
/**
 * A := U^-1 U^-H ('u') or L^-H L^-1 ('l'), in one triangle. Returns info: 0, or the index of the first zero on the factor's diagonal; A is
 * then left as it was. Source: LAPACK xPOTRI.
 */
export function potriRef(uplo, n, A) {
    const info = trtriRef(uplo, 'n', n, A);
    if (info > 0)
        return info;
    lauumRef(uplo, n, A);
    if (A.parts === 2)
        realDiagonal(n, A);
    return info;
}
