// Solution of op(A) X = B from the LU factorization of getrfNopiv, in TypeScript. Host memory only.
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
/** B := op(A)^-1 B with A = L U in A. Divides by the diagonal of U as it is: a zero there gives infinities and NaN. */
export function getrsNopivRef(trans, n, nrhs, A, B) {
    if (trans === 'n') {
        // B := U^-1 L^-1 B
        trsmBlockedRef('l', 'l', 'n', 'u', n, nrhs, 1, A, B);
        trsmBlockedRef('l', 'u', 'n', 'n', n, nrhs, 1, A, B);
    }
    else {
        // B := op(L)^-1 op(U)^-1 B
        trsmBlockedRef('l', 'u', trans, 'n', n, nrhs, 1, A, B);
        trsmBlockedRef('l', 'l', trans, 'u', n, nrhs, 1, A, B);
    }
}
