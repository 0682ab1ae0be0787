// Error measures of pseudoinverses X of A: the four equations of Penrose, in units that do not depend on the condition number.
import { normOne } from './norms.js';
import { columnOf, multiply, subtract } from './product.js';
import { ratio } from './residuals.js';
import { zeros } from './residualsQr.js';
function product(a, b) {
    const c = zeros(a.rows, b.cols, a.parts);
    for (let j = 0; j < b.cols; j++) {
        const column = multiply(a, false, columnOf(b, j));
        c.data.set(column, j * column.length);
    }
    return c;
}
/** ||C - D||_1, or of C^H - D where `turned`. */
function distance(c, d, turned = false) {
    const difference = zeros(d.rows, d.cols, d.parts);
    for (let j = 0; j < d.cols; j++) {
        const column = columnOf(c, j, turned ? 'c' : 'n');
        subtract(column, 1, columnOf(d, j));
        difference.data.set(column, j * column.length);
    }
    return normOne(difference);
}
/** A X A = A, X A X = X, A X and X A Hermitian; of matrices that are not empty. */
export function penroseParts(a, x) {
    const [ax, xa] = [product(a, x), product(x, a)];
    const both = Math.max(a.rows, a.cols) * normOne(a) * normOne(x);
    return [
        ratio(distance(product(ax, a), a), both * normOne(a)),
        ratio(distance(product(xa, x), x), both * normOne(x)),
        ratio(distance(ax, ax, true), both),
        ratio(distance(xa, xa, true), both),
    ];
}
