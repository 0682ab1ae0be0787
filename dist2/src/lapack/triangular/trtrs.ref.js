// Solution of op(A) X = B with a triangular A that may be singular, in TypeScript. Host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
/** The 1-based index of the first element on the diagonal of A that is exactly zero, 0 if there is none. */
export function zeroDiagonalRef(n, A) {
    const { data, off, ld, parts = 1 } = A;
    for (let i = 0; i < n; i++) {
        const p = parts * (off + i * (ld + 1));
        if (data[p] === 0 && data[p + parts - 1] === 0)
            return i + 1;
    }
    return 0;
}
/** B := op(A)^-1 B. Returns info: 0, or the index of the first exact zero on the diagonal; B is then left as it was. */
export function trtrsRef(uplo, trans, diag, n, nrhs, A, B) {
    const info = diag === 'u' ? 0 : zeroDiagonalRef(n, A);
    if (info === 0)
        trsmBlockedRef('l', uplo, trans, diag, n, nrhs, 1, A, B);
    return info;
}
