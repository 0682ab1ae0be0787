import { columnView, larger, normFro, normInf, normOne, sizeAt } from './norms.js';
import { columnOf, multiply, signVector, subtract } from './product.js';
/** LAPACK's lamch('E'): half the gap between 1 and the next number, of integers too: one unit of error fails. */
export const EPS = { b: 0.5, h: 2 ** -11, s: 2 ** -24, d: 2 ** -53, c: 2 ** -24, z: 2 ** -53 };
/** True only for a number below the bound: NaN fails. */
export const passes = (error, tol, eps) => error < tol * eps;
/** numerator / denominator, where an exact zero is no error even of a zero matrix. */
export const ratio = (numerator, denominator) => numerator === 0 && denominator === 0 ? 0 : numerator / denominator;
/** ||X - Y||_F without a copy of the matrix. */
export function froDifference(x, y) {
    if (x.rows !== y.rows || x.cols !== y.cols) {
        throw new RangeError(`${x.rows} x ${x.cols} and ${y.rows} x ${y.cols} cannot be compared`);
    }
    const norms = Float64Array.from({ length: x.cols }, (_, j) => {
        const difference = columnOf(x, j);
        subtract(difference, 1, columnOf(y, j));
        return normFro(columnView(difference));
    });
    return normFro(columnView(norms));
}
/** r := b - op(A) x for column j of B and X. */
function residualColumn(a, op, x, b, j) {
    const r = columnOf(b, j);
    subtract(r, 1, multiply(a, op, columnOf(x, j)));
    return r;
}
/** ||E||_I of a matrix whose columns are made one by one. */
export function columnsInf(rows, cols, parts, column) {
    const sums = new Float64Array(rows);
    for (let j = 0; j < cols; j++) {
        const e = columnView(column(j), parts);
        for (let i = 0; i < rows; i++)
            sums[i] += sizeAt(e, i);
    }
    return sums.reduce((max, sum) => larger(sum, max), 0);
}
/** R5: ||B - A X||_I / (N ||A||_I ||X||_I), the infinity norm, as in MAGMA's gesv and posv testers. */
export const solveError = (a, x, b) => ratio(columnsInf(b.rows, b.cols, b.parts, (j) => residualColumn(a, 'n', x, b, j)), a.rows * normInf(a) * normInf(x));
/**
 * LAPACK's dget02: max_j ||b_j - op(A) x_j||_1 / (||op(A)||_1 ||x_j||_1 eps), already in units of eps and without
 * the factor N. A zero matrix or solution gives 1/eps unless its residual is zero too.
 */
export function solveRatio(a, x, b, eps, op = 'n') {
    const normA = op === 'n' || op === false ? normOne(a) : normInf(a);
    let worst = 0;
    for (let j = 0; j < b.cols; j++) {
        const normR = normOne(columnView(residualColumn(a, op, x, b, j), b.parts));
        const scale = normA * normOne(columnView(columnOf(x, j), x.parts));
        if (normR === 0 && scale === scale)
            continue;
        worst = larger(scale === 0 ? 1 / eps : normR / scale / eps, worst);
    }
    return worst;
}
/** R9: ||I - A Ainv||_1 rcond / N with rcond = 1 / (||A||_1 ||Ainv||_1); a zero matrix gives 1/eps. */
export function inverseError(a, inverse, eps) {
    const n = a.rows;
    if (n === 0)
        return 0;
    const product = normOne(a) * normOne(inverse);
    if (product === 0)
        return 1 / eps;
    let worst = 0;
    for (let j = 0; j < n; j++) {
        const column = multiply(a, false, columnOf(inverse, j));
        column[j * (a.parts ?? 1)] -= 1;
        worst = larger(normOne(columnView(column, a.parts)), worst);
    }
    return worst / product / n;
}
/**
 * R9 in a few products with vectors: the root mean square of ||(I - A Ainv) t|| over random signs t is the Frobenius norm, which takes
 * the place of the 1-norm. Of matrices of order n they differ by a factor of sqrt(n) at most, and little if errors are spread evenly.
 */
export function inverseVectorCheck(n, a, inverse, random, vectors = 2) {
    let norm = 0;
    for (let trial = 0; trial < vectors; trial++) {
        const t = signVector(n, random, a.parts);
        const residual = a.apply(inverse.apply(t)).map((value, i) => t[i] - value);
        norm = Math.hypot(norm, normFro(columnView(residual)));
    }
    return norm / Math.sqrt(vectors) / (a.norm * inverse.norm) / n;
}
