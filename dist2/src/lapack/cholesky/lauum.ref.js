// The product of a triangular factor with its conjugate transpose, in TypeScript: unblocked and recursive. Internal: what potri does
// behind trtri. Both: the triangle of A := U U^H of U ('u') or L^H L of L ('l') in it.
import { gemmtrBlockedRef } from '../../blas3/products/gemmtr.ref.js';
import { trmmBlockedRef } from '../../blas3/triangular/trmm.ref.js';
import { at } from '../../core/matrix.js';
/** Row by row of L (of U, column by column), whose elements behind the diagonal are needed no more. Source: LAPACK xLAUU2. */
export function lauu2Ref(uplo, n, A) {
    if (A.parts === 2)
        return pairs(uplo, n, A);
    const a = A.data;
    // U(i, j) = a[A.off + i down + j right]; L(j, i) is U(i, j), and L^T L is U U^T.
    const [down, right] = uplo === 'u' ? [1, A.ld] : [A.ld, 1];
    for (let i = 0; i < n; i++) {
        // A(r, i) := sum of U(r, l) U(i, l) over l >= i, for r <= i
        for (let r = 0; r <= i; r++) {
            let sum = 0;
            for (let l = i; l < n; l++)
                sum += a[A.off + r * down + l * right] * a[A.off + i * down + l * right];
            a[A.off + r * down + i * right] = sum;
        }
    }
}
/** The same of complex numbers: L^H L is the conjugate of U U^H for U = L^T, and its other triangle. */
function pairs(uplo, n, { data: a, off, ld }) {
    const [down, right] = uplo === 'u' ? [2, 2 * ld] : [2 * ld, 2];
    for (let i = 0; i < n; i++) {
        // A(r, i) := sum of U(r, l) conj(U(i, l)) over l >= i, for r <= i
        for (let r = 0; r <= i; r++) {
            let re = 0;
            let im = 0;
            for (let l = i; l < n; l++) {
                const [p, q] = [2 * off + r * down + l * right, 2 * off + i * down + l * right];
                const [x, y, u, v] = [a[p], a[p + 1], a[q], a[q + 1]];
                re += x * u + y * v;
                im += y * u - x * v;
            }
            const p = 2 * off + r * down + i * right;
            a[p] = re;
            a[p + 1] = im;
        }
    }
}
/** Triangles up to this order are multiplied unblocked. */
const LEAF = 16;
/**
 * As lauu2Ref, by halving the triangle. Source: LAPACK xLAUUM.
 *
 *   U = [ U11  U12 ]   A11 := U11 U11^H + U12 U12^H,  A12 := U12 U22^H,  A22 := U22 U22^H
 *       [      U22 ]
 */
export function lauumRef(uplo, n, A) {
    if (n <= LEAF)
        return lauu2Ref(uplo, n, A);
    const n1 = LEAF * Math.ceil(n / (2 * LEAF));
    const n2 = n - n1;
    const A22 = at(A, n1, n1);
    lauumRef(uplo, n1, A);
    if (uplo === 'u') {
        const A12 = at(A, 0, n1);
        gemmtrBlockedRef('u', 'n', 'c', n1, n2, 1, A12, A12, 1, A);
        trmmBlockedRef('r', 'u', 'c', 'n', n1, n2, 1, A22, A12);
    }
    else {
        const A21 = at(A, n1, 0);
        gemmtrBlockedRef('l', 'c', 'n', n1, n2, 1, A21, A21, 1, A);
        trmmBlockedRef('l', 'l', 'c', 'n', n2, n1, 1, A22, A21);
    }
    lauumRef(uplo, n2, A22);
}
