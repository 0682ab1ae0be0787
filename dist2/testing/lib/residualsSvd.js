// Error measures of singular value decompositions, R11: of the values, of A = U S V^H, of orthogonality. Products are computed in doubles.
import { ormbrRef } from '../../src/lapack/svd/ormbr.ref.js';
import { columnView, matrixView, normFro, normOne } from './norms.js';
import { columnOf, multiply, subtract, unitVector } from './product.js';
import { ratio } from './residuals.js';
import { inDoubles } from './residualsQr.js';
import { hostMat } from './views.js';
const norm2 = (x) => normFro(matrixView(x, x.length, 1));
/** ||S - T||_2 / (k ||S||_2) of k values each. */
export function valuesError(s, t) {
    const [x, y] = [columnOf(s, 0), columnOf(t, 0)];
    return ratio(norm2(x.map((value, i) => value - y[i])), x.length * norm2(x));
}
/** Whether they descend, and none is negative. */
export function isSorted(s) {
    return columnOf(s, 0).every((value, i, all) => value >= 0 && (i === 0 || all[i - 1] >= value));
}
/** ||A - U S V^H||_1 / (max(m, n) ||A||_1), with the first columns of U and rows of V^H. */
export function productError(a, u, s, vt) {
    const { rows: m, cols: n } = a;
    const k = Math.min(m, n);
    const step = u.parts ?? 1;
    const left = matrixView(u.data, m, k, u.ld, u.offset, u.parts);
    const right = matrixView(vt.data, k, n, vt.ld, vt.offset, vt.parts);
    const values = columnOf(s, 0);
    const difference = matrixView(new Float64Array(step * m * n), m, n, undefined, 0, u.parts);
    for (let j = 0; j < n; j++) {
        const weights = columnOf(right, j).map((x, p) => x * values[Math.floor(p / step)]);
        const column = complexLike(u, columnOf(a, j), a);
        subtract(column, 1, multiply(left, false, weights));
        difference.data.set(column, j * column.length);
    }
    return ratio(normOne(difference), Math.max(m, n) * normOne(a));
}
/** Numbers of one matrix as numbers of the field of another, which may be complex where that one is real. */
function complexLike(of, x, from) {
    if (of.parts === from.parts)
        return x;
    return Float64Array.from({ length: 2 * x.length }, (_, p) => (p % 2 === 0 ? x[p / 2] : 0));
}
/** max_i | ||A^H u(i)||_2 - S(i) | / (max(m, n) S(1)), S continued by zeros: what is known of U alone. */
export function lengthsError(a, u, s) {
    const values = columnOf(s, 0);
    let worst = 0;
    for (let j = 0; j < u.cols; j++) {
        const difference = Math.abs(norm2(multiply(a, true, columnOf(u, j))) - (values[j] ?? 0));
        if (!(difference <= worst))
            worst = difference;
    }
    return ratio(worst, Math.max(a.rows, a.cols) * (values[0] ?? 0));
}
/** ||A^H U - V S||_1 / (max(m, n) ||A||_1), of any number of vectors. */
export function imagesError(a, u, s, v) {
    const values = columnOf(s, 0);
    const step = a.parts ?? 1;
    const difference = matrixView(new Float64Array(step * a.cols * u.cols), a.cols, u.cols, undefined, 0, a.parts);
    for (let j = 0; j < u.cols; j++) {
        const column = multiply(a, true, columnOf(u, j));
        subtract(column, values[j], columnOf(v, j));
        difference.data.set(column, j * column.length);
    }
    return u.cols === 0 ? 0 : ratio(normOne(difference), Math.max(a.rows, a.cols) * normOne(a));
}
/** ||I - X^H X||_1 / length, of columns of that length. */
export function orthogonality(x) {
    let worst = 0;
    for (let j = 0; j < x.cols; j++) {
        const products = multiply(x, true, columnOf(x, j));
        subtract(products, 1, unitVector(x.cols, j, x.parts));
        const sum = normOne(columnView(products, x.parts));
        if (!(sum <= worst))
            worst = sum;
    }
    return ratio(worst, x.rows);
}
/** B as a matrix, rows x cols: D on the diagonal, E above or below it. */
export function bidiagonal(uplo, rows, cols, D, E) {
    const B = matrixView(new Float64Array(rows * cols), rows, cols);
    columnOf(D, 0).forEach((value, i) => {
        B.data[i + i * B.ld] = value;
    });
    columnOf(E, 0).forEach((value, i) => {
        B.data[uplo === 'u' ? i + (i + 1) * B.ld : i + 1 + i * B.ld] = value;
    });
    return B;
}
/** Whether element p is that real number. */
const isStored = ({ data, parts }, p, value) => parts === undefined ? data[p] === value : data[2 * p] === value && data[2 * p + 1] === 0;
/**
 * LAPACK's ratios of a reduction: ||A - Q B P^H||_1 / (max(m, n) ||A||_1), ||I - Q^H Q||_1 / m, ||I - P^H P||_1 / n, and NaN unless D and E
 * stand in A too.
 */
export function reductionErrors(a, { A, D, E, tauQ, tauP }) {
    const { rows: m, cols: n } = a;
    const k = Math.min(m, n);
    const uplo = m >= n ? 'u' : 'l';
    const stored = inDoubles(A);
    for (const [j, step] of [0, uplo === 'u' ? stored.ld : 1].entries())
        for (const [i, value] of columnOf(j === 0 ? D : E, 0).entries())
            if (!isStored(stored, i + i * stored.ld + step, value))
                return [Number.NaN, 0, 0];
    const [scalesQ, scalesP] = [columnOf(tauQ, 0), columnOf(tauP, 0)];
    const { parts } = a;
    const B = bidiagonal(uplo, m, n, D, E);
    const product = matrixView(complexLike(a, B.data, B), m, n, undefined, 0, parts);
    ormbrRef('q', 'l', 'n', m, n, n, hostMat(stored), scalesQ, 0, hostMat(product));
    ormbrRef('p', 'r', 'c', m, n, m, hostMat(stored), scalesP, 0, hostMat(product));
    const unit = (order) => {
        const step = parts ?? 1;
        const X = matrixView(new Float64Array(step * order * order), order, order, undefined, 0, parts);
        for (let i = 0; i < order; i++)
            X.data[step * i * (order + 1)] = 1;
        return X;
    };
    const [Q, P] = [unit(m), unit(n)];
    ormbrRef('q', 'l', 'n', m, m, n, hostMat(stored), scalesQ, 0, hostMat(Q));
    ormbrRef('p', 'l', 'n', n, n, m, hostMat(stored), scalesP, 0, hostMat(P));
    for (let j = 0; j < n; j++)
        columnOf(a, j).forEach((value, i) => {
            product.data[i + j * m * (parts ?? 1)] -= value;
        });
    const residual = k === 0 ? 0 : ratio(normOne(product), Math.max(m, n) * normOne(a));
    return [residual, orthogonality(Q), orthogonality(P)];
}
