// SYR2K in TypeScript: element by element (the oracle) and recursive (the CPU backend's). Host memory only.
import { isZero, re } from '../../core/complex.js';
import { gemmtrBlockedRef, gemmtrRef } from './gemmtr.ref.js';
/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C, on the triangle `uplo` of C, of order n; the
 * other triangle is neither read nor written. Each element is summed in double and rounded once, of complex numbers once per product. With
 * beta = 0 C is not read; with alpha = 0 or k = 0 neither A nor B is.
 */
export const syr2kRef = (uplo, trans, n, k, alpha, A, B, beta, C) => (C.parts === 2 ? inComplex : inReal)(uplo, trans, n, k, alpha, A, B, beta, C);
const inReal = (uplo, trans, n, k, alpha, A, B, beta, C) => {
    const depth = isZero(alpha) ? 0 : k;
    const [rowA, colA] = trans === 'n' ? [1, A.ld] : [A.ld, 1];
    const [rowB, colB] = trans === 'n' ? [1, B.ld] : [B.ld, 1];
    const [a, b, c] = [A.data, B.data, C.data];
    for (let j = 0; j < n; j++) {
        const last = uplo === 'l' ? n : j + 1;
        for (let i = uplo === 'l' ? j : 0; i < last; i++) {
            let sum = 0;
            for (let l = 0; l < depth; l++) {
                const [al, bl] = [A.off + l * colA, B.off + l * colB];
                sum += a[al + i * rowA] * b[bl + j * rowB] + b[bl + i * rowB] * a[al + j * rowA];
            }
            const pc = C.off + i + j * C.ld;
            const product = depth === 0 ? 0 : re(alpha) * sum;
            c[pc] = isZero(beta) ? product : product + re(beta) * c[pc];
        }
    }
};
/**
 * C := alpha op(A) op'(B) + alpha' op(B) op'(A) + beta C on a triangle by two products on it: `across` says from op what op' is, and
 * `second` from alpha what alpha' is.
 */
export const twoProducts = (product, across, second) => (uplo, trans, n, k, alpha, A, B, beta, C) => {
    product(uplo, trans, across(trans), n, k, alpha, A, B, beta, C);
    if (!isZero(alpha) && k !== 0)
        product(uplo, trans, across(trans), n, k, second(alpha), B, A, 1, C);
};
const transpose = (trans) => (trans === 'n' ? 't' : 'n');
const same = (alpha) => alpha;
const inComplex = twoProducts(gemmtrRef, transpose, same);
/** As syr2kRef, as two products on the triangle, each by halving it. */
export const syr2kBlockedRef = twoProducts(gemmtrBlockedRef, transpose, same);
