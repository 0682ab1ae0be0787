const halving = (solves) => {
    const steps = (ops, side, uplo, transA, diag, m, n, alpha, A, B) => {
        const left = side === 'l';
        const order = left ? m : n;
        if (order <= ops.leaf)
            return ops.small(side, uplo, transA, diag, m, n, alpha, A, B);
        const n1 = ops.leaf * Math.ceil(order / (2 * ops.leaf));
        const one = { order: n1, A, B };
        const two = { order: order - n1, A: ops.at(A, n1, n1), B: left ? ops.at(B, n1, 0) : ops.at(B, 0, n1) };
        const lower = (uplo === 'l') === (transA === 'n');
        const [first, second] = left === lower ? [one, two] : [two, one];
        const half = (X, factor) => left
            ? steps(ops, side, uplo, transA, diag, X.order, n, factor, X.A, X.B)
            : steps(ops, side, uplo, transA, diag, m, X.order, factor, X.A, X.B);
        // The stored square block: A21 of a lower triangle, A12 of an upper one; op() turns it into the one of op(A).
        const square = uplo === 'l' ? ops.at(A, n1, 0) : ops.at(A, 0, n1);
        // second := beta second + factor (square block) first, or first times the block
        const product = (factor, beta) => left
            ? ops.gemm(transA, 'n', second.order, n, first.order, factor, square, first.B, beta, second.B)
            : ops.gemm('n', transA, m, second.order, first.order, factor, first.B, square, beta, second.B);
        if (solves) {
            half(first, alpha);
            product(-1, alpha);
            half(second, 1);
        }
        else {
            half(second, alpha);
            product(alpha, 1);
            half(first, alpha);
        }
    };
    return steps;
};
/** B := alpha op(A)^-1 B or alpha B op(A)^-1. */
export const trsmSteps = halving(true);
/** B := alpha op(A) B or alpha B op(A). */
export const trmmSteps = halving(false);
