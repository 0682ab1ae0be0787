// Inverse of a matrix from the LU factorization of getrf, in TypeScript. Host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { trtriRef } from '../triangular/trtri.ref.js';
/** L := the part of A below its diagonal, which becomes zero. The rest of L is not written. */
export function takeLowerRef(n, A, L) {
    const { parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        const [from, to] = [parts * (A.off + j * A.ld + j + 1), parts * (A.off + j * A.ld + n)];
        L.data.set(A.data.subarray(from, to), parts * (L.off + j * L.ld + j + 1));
        A.data.fill(0, from, to);
    }
}
/**
 * A := A P for the interchanges of getrf: columns i and ipiv(i) of n x n change places, the last interchange first. Pivots are not checked.
 */
export function swapColumnsRef(n, A, ipiv, ipivOff) {
    const { parts = 1 } = A;
    for (let j = n - 1; j >= 0; j--) {
        const p = ipiv[ipivOff + j] - 1;
        if (p === j)
            continue;
        const [x, y] = [parts * (A.off + j * A.ld), parts * (A.off + p * A.ld)];
        for (let i = 0; i < parts * n; i++) {
            const held = A.data[x + i];
            A.data[x + i] = A.data[y + i];
            A.data[y + i] = held;
        }
    }
}
/**
 * A := A^-1 = U^-1 L^-1 P with P A = L U in A and ipiv. Returns info: 0, or the index of the first zero on the diagonal of U; A is then
 * left as it was. Source: LAPACK xGETRI.
 */
export function getriRef(n, A, ipiv, ipivOff) {
    // U := U^-1
    const info = trtriRef('u', 'n', n, A);
    if (info > 0)
        return info;
    // A := U^-1 L^-1
    const length = (A.parts ?? 1) * n * n;
    const data = A.data instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
    const L = { data, off: 0, ld: Math.max(1, n), parts: A.parts };
    takeLowerRef(n, A, L);
    trsmBlockedRef('r', 'l', 'n', 'u', n, n, 1, L, A);
    swapColumnsRef(n, A, ipiv, ipivOff);
    return 0;
}
