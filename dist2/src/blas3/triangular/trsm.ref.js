// TRSM in TypeScript: unblocked (the oracle) and recursive on the triangle (the CPU backend's). Host memory only.
import { divisionBy, isZero } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { gemmBlockedRef, gemmRef, scaleRef } from '../products/gemm.ref.js';
import { trsmSteps } from './triangle.steps.js';
/** The part of op(A) that starts at its row i, column j. */
export const opAt = (A, trans, i, j) => trans === 'n' ? at(A, i, j) : at(A, j, i);
/**
 * B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'), by substitution, one row or column of unknowns after the other.
 * Only the triangle `uplo` of A is read, without its diagonal if diag = 'u'; with alpha = 0 neither A nor B is.
 */
export const trsmRef = (side, uplo, transA, diag, m, n, alpha, A, B) => {
    if (isZero(alpha))
        return scaleRef(m, n, alpha, B);
    const left = side === 'l';
    const order = left ? m : n;
    // Transposing a lower triangle makes it an upper one: what counts is the shape of op(A).
    const lower = (uplo === 'l') === (transA === 'n');
    if (left && transA === 'n')
        return eliminate(lower, diag, m, n, alpha, A, B);
    for (let known = 0; known < order; known++) {
        const i = left === lower ? known : order - 1 - known;
        const first = left === lower ? 0 : i + 1;
        // X(i,:) := (alpha B(i,:) - op(A)(i, known) X(known,:)) / op(A)(i,i)   or   X(:,i) := (alpha B(:,i) - X(:, known) op(A)(known, i)) /
        // op(A)(i,i)
        const X = left ? at(B, i, 0) : at(B, 0, i);
        if (left)
            gemmRef(transA, 'n', 1, n, known, -1, opAt(A, transA, i, first), at(B, first, 0), alpha, X);
        else
            gemmRef('n', transA, m, 1, known, -1, at(B, 0, first), opAt(A, transA, first, i), alpha, X);
        if (diag === 'n')
            divideRef(left ? 1 : m, left ? n : 1, X, at(A, i, i), transA === 'c');
    }
};
/**
 * B := alpha A^-1 B down the columns of A, as LAPACK does it: each row of unknowns, once known, is taken out of all rows that still wait
 * for it.
 */
function eliminate(lower, diag, m, n, alpha, A, B) {
    scaleRef(m, n, alpha, B);
    for (let known = 0; known < m; known++) {
        const i = lower ? known : m - 1 - known;
        const first = lower ? i + 1 : 0;
        const X = at(B, i, 0);
        if (diag === 'n')
            divideRef(1, n, X, at(A, i, i));
        gemmRef('n', 'n', m - 1 - known, n, 1, -1, at(A, first, i), X, 1, at(B, first, 0));
    }
}
/** X := X / y for one element y, or its conjugate. */
export function divideRef(m, n, X, y, conjugate = false) {
    const { data, off, ld, parts = 1 } = X;
    const divisor = y.data[y.parts === 2 ? 2 * y.off : y.off];
    const divide = y.parts === 2 ? divisionBy(divisor, (conjugate ? -1 : 1) * y.data[2 * y.off + 1]) : dividing(divisor);
    for (let j = 0; j < n; j++)
        for (let i = 0; i < m; i++)
            divide(data, parts * (off + i + j * ld));
}
const dividing = (divisor) => (x, p) => {
    x[p] = x[p] / divisor;
};
/** Triangles up to this order are solved unblocked. */
const LEAF = 16;
/** As trsmRef, by halving the triangle. */
export const trsmBlockedRef = (side, uplo, transA, diag, m, n, alpha, A, B) => isZero(alpha)
    ? scaleRef(m, n, alpha, B)
    : trsmSteps({ leaf: LEAF, small: trsmRef, gemm: gemmBlockedRef, at }, ...[side, uplo, transA, diag, m, n, alpha, A, B]);
