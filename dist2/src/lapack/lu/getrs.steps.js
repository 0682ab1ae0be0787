/** B := op(A)^-1 B with P A = L U in A. */
export function getrsSteps(ops, trans, n, nrhs, A, B) {
    if (trans === 'n') {
        // B := U^-1 L^-1 P B
        ops.interchange(B, true);
        ops.trsm('l', 'l', 'n', 'u', n, nrhs, 1, A, B);
        ops.trsm('l', 'u', 'n', 'n', n, nrhs, 1, A, B);
    }
    else {
        // B := P^T op(L)^-1 op(U)^-1 B
        ops.trsm('l', 'u', trans, 'n', n, nrhs, 1, A, B);
        ops.trsm('l', 'l', trans, 'u', n, nrhs, 1, A, B);
        ops.interchange(B, false);
    }
}
