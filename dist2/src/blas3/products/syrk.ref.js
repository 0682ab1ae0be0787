import { gemmtrBlockedRef, gemmtrRef } from './gemmtr.ref.js';
/** C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C, on the triangle `uplo` of C; rules as gemmtrRef. */
export const syrkRef = (uplo, trans, n, k, alpha, A, beta, C) => gemmtrRef(uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C);
/** As syrkRef, by halving the triangle. */
export const syrkBlockedRef = (uplo, trans, n, k, alpha, A, beta, C) => gemmtrBlockedRef(uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C);
