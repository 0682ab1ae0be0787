// GEMMTR in TypeScript: column by column (the oracle) and recursive on the triangle (the CPU backend's). Host memory only.
import { at } from '../../core/matrix.js';
import { gemmBlockedRef, gemmRef } from './gemm.ref.js';
import { gemmtrSteps } from './gemmtr.steps.js';
/**
 * C := alpha op(A) op(B) + beta C on the triangle `uplo` of C, of order n; the other triangle is neither read nor written.
 * Each dot product is summed in double and rounded once. With beta = 0 C is not read; with alpha = 0 or k = 0 neither A nor B is.
 */
export const gemmtrRef = (uplo, transA, transB, n, k, alpha, A, B, beta, C) => {
    for (let j = 0; j < n; j++) {
        const [first, rows] = uplo === 'l' ? [j, n - j] : [0, j + 1];
        const opA = transA === 'n' ? at(A, first, 0) : at(A, 0, first);
        const opB = transB === 'n' ? at(B, 0, j) : at(B, j, 0);
        gemmRef(transA, transB, rows, 1, k, alpha, opA, opB, beta, at(C, first, j));
    }
};
/** Triangles up to this order are computed column by column. */
const LEAF = 16;
/** As gemmtrRef, by halving the triangle. */
export const gemmtrBlockedRef = (...args) => gemmtrSteps({ leaf: LEAF, small: gemmtrRef, gemm: gemmBlockedRef, at }, ...args);
