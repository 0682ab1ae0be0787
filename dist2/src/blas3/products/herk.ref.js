// HERK in TypeScript: element by element (the oracle) and recursive (the CPU backend's). Complex precisions, host memory only.
import { adjoint } from '../../core/matrix.js';
import { gemmtrBlockedRef, gemmtrRef } from './gemmtr.ref.js';
/** C(i, i) := Re C(i, i). */
export function realDiagonal(n, { data, off, ld }) {
    for (let i = 0; i < n; i++)
        data[2 * (off + i * (ld + 1)) + 1] = 0;
}
/** Before the product, because nothing times an imaginary part that is NaN is NaN; behind it, because A A^H is rounded. */
const hermitian = (product) => (uplo, trans, n, k, alpha, A, beta, C) => {
    realDiagonal(n, C);
    product(uplo, trans, adjoint(trans), n, k, alpha, A, A, beta, C);
    realDiagonal(n, C);
};
/** C := alpha A A^H + beta C (trans 'n') or C := alpha A^H A + beta C, on the triangle `uplo` of C; rules as gemmtrRef. */
export const herkRef = hermitian(gemmtrRef);
/** As herkRef, by halving the triangle. */
export const herkBlockedRef = hermitian(gemmtrBlockedRef);
