// LU factorization without pivoting in TypeScript: unblocked and recursive. Host memory only.
// Both: A (m x n) := L and U with A = L U, L unit lower triangular; returns info: 0, or the 1-based index of the first pivot that is
// exactly zero. Nothing is eliminated with such a pivot: from there on, A holds nothing of use.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { divideRef, trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { at } from '../../core/matrix.js';
import { eliminate } from './getrf.ref.js';
/** A = L U, one column after the other. Source: MAGMA xGETF2_NOPIV. */
export function getf2NopivRef(m, n, A) {
    const { data, parts = 1 } = A;
    let info = 0;
    for (let k = 0; k < Math.min(m, n); k++) {
        const corner = at(A, k, k);
        const p = parts * corner.off;
        if (data[p] === 0 && data[p + parts - 1] === 0) {
            if (info === 0)
                info = k + 1;
            continue;
        }
        // L(i,k) := A(i,k) / U(k,k),  A(i,j) := A(i,j) - L(i,k) U(k,j)
        divideRef(m - k - 1, 1, at(A, k + 1, k), corner);
        eliminate(m - k - 1, n - k - 1, corner);
    }
    return info;
}
/** Panels up to this width are factored unblocked. */
const LEAF = 16;
/**
 * A = L U by halving the columns: nearly all work in the multiplication. Source: LAPACK xGETRF2 without its interchanges.
 *
 *   A = [ A11  A12 ]   A11 is n1 x n1 with n1 about min(m, n) / 2
 *       [ A21  A22 ]
 */
export function getrfNopivRef(m, n, A) {
    const order = Math.min(m, n);
    if (order <= LEAF)
        return getf2NopivRef(m, n, A);
    const n1 = LEAF * Math.ceil(order / (2 * LEAF));
    const A12 = at(A, 0, n1);
    const A22 = at(A, n1, n1);
    // [A11; A21] = [L11; L21] U11,  U12 := L11^-1 A12,  A22 := A22 - L21 U12,  A22 = L22 U22
    const info1 = getrfNopivRef(m, n1, A);
    trsmBlockedRef('l', 'l', 'n', 'u', n1, n - n1, 1, A, A12);
    gemmBlockedRef('n', 'n', m - n1, n - n1, n1, -1, at(A, n1, 0), A12, 1, A22);
    const info2 = getrfNopivRef(m - n1, n - n1, A22);
    if (info1 > 0)
        return info1;
    return info2 > 0 ? n1 + info2 : 0;
}
