// SYMM in TypeScript: element by element (the oracle) and recursive on A (the CPU backend's). Host memory only.
import { isZero } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { gemmBlockedRef, gemmRef } from './gemm.ref.js';
/** W := columns j0 to j0 + k - 1 of the matrix of order n of which A holds the triangle `uplo`; the other one is not read. */
export function writeOutRef(mirror, uplo, n, j0, k, A, W) {
    const { parts = 1 } = A;
    for (let j = j0; j < j0 + k; j++) {
        for (let i = 0; i < n; i++) {
            // A(i, j) is stored where (i, j) lies in the triangle, and as A(j, i) otherwise.
            const isStored = uplo === 'l' ? i >= j : i <= j;
            const from = parts * (isStored ? A.off + i + j * A.ld : A.off + j + i * A.ld);
            const to = parts * (W.off + i + (j - j0) * W.ld);
            W.data[to] = A.data[from];
            if (parts === 1)
                continue;
            const imaginary = A.data[from + 1];
            W.data[to + 1] = mirror === 't' || (isStored && i !== j) ? imaginary : i === j ? 0 : -imaginary;
        }
    }
}
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r') with a matrix A of which the triangle `uplo` is read.
 * Each element is summed in double and rounded once. With beta = 0 C is not read; with alpha = 0 neither A nor B is.
 */
export const mirroredRef = (mirror) => (side, uplo, m, n, alpha, A, B, beta, C) => {
    const order = side === 'l' ? m : n;
    const k = isZero(alpha) ? 0 : order;
    const { parts } = A;
    const full = { data: new Float64Array((parts ?? 1) * k * k), off: 0, ld: order, parts };
    writeOutRef(mirror, uplo, k, 0, k, A, full);
    if (side === 'l')
        gemmRef('n', 'n', m, n, k, alpha, full, B, beta, C);
    else
        gemmRef('n', 'n', m, n, k, alpha, B, full, beta, C);
};
/** Matrices A up to this order are multiplied element by element. */
const LEAF = 16;
/**
 * As mirroredRef, by halving A: nearly all work is in the products with its square block, which counts twice, once transposed.
 *
 *   A = [ A11  A21^T ]      C1 := alpha (A11 B1 + A21^T B2) + beta C1      (A21^H in place of A21^T for a Hermitian A)
 *       [ A21  A22   ]      C2 := alpha (A21 B1 + A22 B2) + beta C2
 */
export const mirroredBlockedRef = (mirror) => {
    const whole = mirroredRef(mirror);
    const blocked = (side, uplo, m, n, alpha, A, B, beta, C) => {
        const order = side === 'l' ? m : n;
        if (order <= LEAF || isZero(alpha))
            return whole(side, uplo, m, n, alpha, A, B, beta, C);
        const n1 = LEAF * Math.ceil(order / (2 * LEAF));
        const n2 = order - n1;
        const A22 = at(A, n1, n1);
        const square = uplo === 'l' ? at(A, n1, 0) : at(A, 0, n1);
        // How the stored square block becomes A21 and A12.
        const [as21, as12] = uplo === 'l' ? ['n', mirror] : [mirror, 'n'];
        if (side === 'l') {
            const [B2, C2] = [at(B, n1, 0), at(C, n1, 0)];
            blocked(side, uplo, n1, n, alpha, A, B, beta, C);
            gemmBlockedRef(as12, 'n', n1, n, n2, alpha, square, B2, 1, C);
            blocked(side, uplo, n2, n, alpha, A22, B2, beta, C2);
            gemmBlockedRef(as21, 'n', n2, n, n1, alpha, square, B, 1, C2);
        }
        else {
            // C1 := alpha (B1 A11 + B2 A21) + beta C1,  C2 := alpha (B1 A12 + B2 A22) + beta C2
            const [B2, C2] = [at(B, 0, n1), at(C, 0, n1)];
            blocked(side, uplo, m, n1, alpha, A, B, beta, C);
            gemmBlockedRef('n', as21, m, n1, n2, alpha, B2, square, 1, C);
            blocked(side, uplo, m, n2, alpha, A22, B2, beta, C2);
            gemmBlockedRef('n', as12, m, n2, n1, alpha, B, square, 1, C2);
        }
    };
    return blocked;
};
/** With a symmetric A. */
export const symmRef = mirroredRef('t');
export const symmBlockedRef = mirroredBlockedRef('t');
