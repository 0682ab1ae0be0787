// HER2K in TypeScript: element by element (the oracle) and recursive (the CPU backend's). Complex precisions, host memory only.
import { conjugate } from '../../core/complex.js';
import { adjoint } from '../../core/matrix.js';
import { gemmtrBlockedRef, gemmtrRef } from './gemmtr.ref.js';
import { realDiagonal } from './herk.ref.js';
import { twoProducts } from './syr2k.ref.js';
/** Before the products, because nothing times an imaginary part that is NaN is NaN; behind them, because those of the two are rounded. */
const hermitian = (product) => {
    const update = twoProducts(product, adjoint, conjugate);
    return (uplo, trans, n, k, alpha, A, B, beta, C) => {
        realDiagonal(n, C);
        update(uplo, trans, n, k, alpha, A, B, beta, C);
        realDiagonal(n, C);
    };
};
/**
 * C := alpha A B^H + conj(alpha) B A^H + beta C (trans 'n') or C := alpha A^H B + conj(alpha) B^H A + beta C, on the triangle `uplo` of C,
 * beta real; rules as gemmtrRef.
 */
export const her2kRef = hermitian(gemmtrRef);
/** As her2kRef, by halving the triangle. */
export const her2kBlockedRef = hermitian(gemmtrBlockedRef);
