/** C := alpha op(A) op(B) + beta C on the triangle `uplo` of C. */
export const gemmtrSteps = (ops, uplo, transA, transB, n, k, alpha, A, B, beta, C) => {
    if (n <= ops.leaf)
        return ops.small(uplo, transA, transB, n, k, alpha, A, B, beta, C);
    const n1 = ops.leaf * Math.ceil(n / (2 * ops.leaf));
    const n2 = n - n1;
    // The second half of op(A)'s rows and of op(B)'s columns.
    const A2 = transA === 'n' ? ops.at(A, n1, 0) : ops.at(A, 0, n1);
    const B2 = transB === 'n' ? ops.at(B, 0, n1) : ops.at(B, n1, 0);
    gemmtrSteps(ops, uplo, transA, transB, n1, k, alpha, A, B, beta, C);
    // C21 := alpha op(A)2 op(B)1 + beta C21   or   C12 := alpha op(A)1 op(B)2 + beta C12
    if (uplo === 'l')
        ops.gemm(transA, transB, n2, n1, k, alpha, A2, B, beta, ops.at(C, n1, 0));
    else
        ops.gemm(transA, transB, n1, n2, k, alpha, A, B2, beta, ops.at(C, 0, n1));
    gemmtrSteps(ops, uplo, transA, transB, n2, k, alpha, A2, B2, beta, ops.at(C, n1, n1));
};
