// Error measures of polar decompositions A = U H: of the product, of the orthogonality of U, and of the least eigenvalue of H.
import { valuesOfSymmetric } from './eigenCase.js';
import { normOne } from './norms.js';
import { columnOf, multiply, subtract } from './product.js';
import { ratio } from './residuals.js';
import { zeros } from './residualsQr.js';
import { orthogonality } from './residualsSvd.js';
/** ||A - U H||_1 / (m ||A||_1). */
function productError(a, u, h) {
    const difference = zeros(a.rows, a.cols, a.parts);
    for (let j = 0; j < a.cols; j++) {
        const column = columnOf(a, j);
        subtract(column, 1, multiply(u, false, columnOf(h, j)));
        difference.data.set(column, j * column.length);
    }
    return ratio(normOne(difference), a.rows * normOne(a));
}
/** Whether H = H^H to the last bit. */
function isHermitian(h) {
    for (let j = 0; j < h.cols; j++) {
        const [column, row] = [columnOf(h, j), columnOf(h, j, 'c')];
        if (!column.every((x, i) => x === row[i]))
            return false;
    }
    return true;
}
/** By how much the least eigenvalue is negative, / (n ||H||_2). */
function negative(h) {
    const values = columnOf(valuesOfSymmetric(h, 'l'), 0);
    return ratio(Math.max(0, -values[0]), h.cols * Math.max(-values[0], values.at(-1)));
}
/** Of matrices that are not empty. */
export const polarParts = (a, u, h) => isHermitian(h) ? [productError(a, u, h), orthogonality(u), negative(h)] : [Number.NaN, 0, 0];
