// TRMM in TypeScript: unblocked (the oracle) and recursive on the triangle (the CPU backend's). Host memory only.
import { isZero } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { gemmBlockedRef, gemmRef, scaleRef } from '../products/gemm.ref.js';
import { trmmSteps } from './triangle.steps.js';
import { opAt } from './trsm.ref.js';
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), in place: each element is a dot product in double, rounded once.
 * Only the triangle `uplo` of A is read, without its diagonal if diag = 'u'; with alpha = 0 neither A nor B is.
 */
export const trmmRef = (side, uplo, transA, diag, m, n, alpha, A, B) => {
    if (isZero(alpha))
        return scaleRef(m, n, alpha, B);
    const left = side === 'l';
    const order = left ? m : n;
    const lower = (uplo === 'l') === (transA === 'n');
    // With ones on its diagonal, row i of op(A) adds alpha B(i,:) to what is beside them.
    const [own, beta] = diag === 'u' ? [0, alpha] : [1, 0];
    for (let step = 0; step < order; step++) {
        // Row i of a lower triangle needs rows up to i: from the last one on, none of them has been overwritten.
        const i = left === lower ? order - 1 - step : step;
        const [from, to] = left === lower ? [0, i + own] : [i + 1 - own, order];
        // B(i,:) := alpha op(A)(i, from..to) B(from..to, :) + beta B(i,:), or the same with columns; an element is written when it has been
        // read
        if (left)
            gemmRef(transA, 'n', 1, n, to - from, alpha, opAt(A, transA, i, from), at(B, from, 0), beta, at(B, i, 0));
        else
            gemmRef('n', transA, m, 1, to - from, alpha, at(B, 0, from), opAt(A, transA, from, i), beta, at(B, 0, i));
    }
};
/** Triangles up to this order are multiplied unblocked. */
const LEAF = 16;
/** As trmmRef, by halving the triangle. */
export const trmmBlockedRef = (side, uplo, transA, diag, m, n, alpha, A, B) => isZero(alpha)
    ? scaleRef(m, n, alpha, B)
    : trmmSteps({ leaf: LEAF, small: trmmRef, gemm: gemmBlockedRef, at }, ...[side, uplo, transA, diag, m, n, alpha, A, B]);
