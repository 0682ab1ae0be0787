/** What the factor does to the standard problem's vectors: is multiplied with them, or solved for. */
export const wayBack = (itype, uplo) => {
    const multiplies = itype === 3;
    // L^-H y and U^-1 y, or L y and U^H y
    return { multiplies, head: ['l', uplo, multiplies === (uplo === 'l') ? 'n' : 'c', 'n'] };
};
/**
 * By halving. Type 1 of lower triangles, C11 := L11^-1 A11 L11^-H being the first half's result:
 *
 *   X := A21 L11^-H - L21 C11 / 2,  A22 := A22 - X L21^H - L21 X^H,  C21 := L22^-1 (X - L21 C11 / 2),  C22 of what A22 is then
 *
 * The other types go the other way: A22 is what is not yet reduced, and is added. Source: LAPACK xSYGST, xHEGST.
 */
export function sygstHalves(ops, ...[itype, uplo, n, A, B]) {
    if (n <= ops.leaf)
        return ops.small(itype, uplo, n, A, B);
    const n1 = ops.leaf * Math.ceil(n / (2 * ops.leaf));
    const n2 = n - n1;
    const [A22, B22] = [ops.at(A, n1, n1), ops.at(B, n1, n1)];
    const lower = uplo === 'l';
    const [beside, factor] = lower ? [ops.at(A, n1, 0), ops.at(B, n1, 0)] : [ops.at(A, 0, n1), ops.at(B, 0, n1)];
    const [rows, cols] = lower ? [n2, n1] : [n1, n2];
    const [first, second] = lower ? ['r', 'l'] : ['l', 'r'];
    sygstHalves(ops, itype, uplo, n1, A, B);
    if (itype === 1) {
        ops.trsm(first, uplo, 'c', 'n', rows, cols, 1, B, beside);
        ops.hemm(first, uplo, rows, cols, -0.5, A, factor, 1, beside);
        ops.her2k(uplo, lower ? 'n' : 'c', n2, n1, -1, beside, factor, 1, A22);
        ops.hemm(first, uplo, rows, cols, -0.5, A, factor, 1, beside);
        ops.trsm(second, uplo, 'n', 'n', rows, cols, 1, B22, beside);
    }
    else {
        ops.trmm(first, uplo, 'n', 'n', rows, cols, 1, B, beside);
        ops.hemm(second, uplo, rows, cols, 0.5, A22, factor, 1, beside);
        ops.her2k(uplo, lower ? 'c' : 'n', n1, n2, 1, beside, factor, 1, A);
        ops.hemm(second, uplo, rows, cols, 0.5, A22, factor, 1, beside);
        ops.trmm(second, uplo, 'c', 'n', rows, cols, 1, B22, beside);
    }
    sygstHalves(ops, itype, uplo, n2, A22, B22);
}
