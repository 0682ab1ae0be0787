import { at } from '../../core/matrix.js';
/** Rows or columns of a strip are multiples of it. */
const STRIP = 128;
/** Rows of X in a strip: many are whole tiles. */
export const strip = (rows) => rows >= STRIP ? Math.floor(rows / STRIP) * STRIP : Math.max(1, Math.floor(rows));
/** Rows of X from the i-th on. */
export function stripOf(factor, i, rows) {
    const { X, across, first, each } = factor;
    return { ...factor, X: across ? at(X, 0, i) : at(X, i, 0), rows: each * rows, first: first + each * i };
}
/** Distances of neighbours among rows and along the depth. */
export const strides = ({ X, across }) => across ? [X.ld, 1] : [1, X.ld];
