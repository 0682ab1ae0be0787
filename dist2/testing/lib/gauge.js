// The level-2 measure of the reference BLAS's own tests (DMVCH, ZMVCH): per element, the error over the sum of the absolute values of all
// that is added up in it; of complex numbers |Re| + |Im|. Also the elements of stored triangles.
import { larger } from './norms.js';
import { fill } from './operands.js';
import { abs1, conjugate, im, minus, plus, re, scalarAt, times } from './scalars.js';
import { everyElement } from './tiles.js';
/** Increments that level-2 routines are tested with, and orders: reference BLAS's, and around and beyond a tile of 64 or a row of 32. */
export const INCS = [1, 2, -1, -2];
export const TINY = [0, 1, 2, 3, 5, 9];
export const ORDERS = [31, 32, 33, 63, 64, 65, 130, 200];
/** Elements in BLAS's order. */
export function elementsOf({ data, offset, ld, cols }, inc) {
    const values = new Float64Array(cols);
    for (let i = 0; i < cols; i++)
        values[i] = data[offset + i * ld];
    return inc < 0 ? values.reverse() : values;
}
/** The same of any field. */
export function scalarsOf(x, inc) {
    const { data, offset, ld, cols, parts } = x;
    if (parts === undefined)
        return elementsOf(x, inc);
    const values = Array.from({ length: cols }, (_, i) => scalarAt(data, offset + i * ld, parts));
    return inc < 0 ? values.reverse() : values;
}
export const scalarOf = ({ data, offset, ld, parts }) => (i, j) => scalarAt(data, offset + i + j * ld, parts);
export const transposed = (a) => (i, j) => a(j, i);
/** Element (i, j) of op(A). */
export function op(trans, a) {
    if (trans === 'n')
        return a;
    return trans === 't' ? transposed(a) : (i, j) => conjugate(a(j, i));
}
/** Element (i, j) of a symmetric matrix, from the elements of one triangle; of a Hermitian one with a diagonal whose real parts count. */
export const mirrored = (a, uplo, hermitian = false) => (i, j) => {
    if (i === j)
        return hermitian ? re(a(i, i)) : a(i, i);
    if (i > j === (uplo === 'l'))
        return a(i, j);
    return hermitian ? conjugate(a(j, i)) : a(j, i);
};
/** The same of a matrix of which one triangle is stored. */
export const symmetric = (view, uplo, hermitian = false) => mirrored(scalarOf(view), uplo, hermitian);
/** Element (i, j) of a triangular matrix, from the elements of its triangle: zero off it, one on a unit diagonal. */
export const bordered = (a, uplo, diag) => (i, j) => {
    if (i === j)
        return diag === 'u' ? 1 : a(i, j);
    return i > j === (uplo === 'l') ? a(i, j) : 0;
};
/** The same of a matrix whose triangle is stored. */
export const triangular = (view, uplo, diag) => bordered(scalarOf(view), uplo, diag);
/** |computed - expected| over the gauge; where nothing is added up the element must be zero. */
export function elementError(computed, expected, gauge) {
    const error = abs1(minus(computed, expected));
    if (gauge === 0)
        return error === 0 ? 0 : Number.NaN;
    return error / gauge;
}
/** DMVCH's bound of 16 eps is for sums of up to about 64 terms; rounding errors of longer ones grow statistically by the square root. */
export const growth = (terms) => Math.sqrt(Math.max(1, terms / 64));
/** max_i of the error of y = alpha T x + beta yIn. What a factor of zero leaves out is not looked at. */
export function productError(T, { alpha, beta }, x, yIn, y) {
    const expected = Array.from(y, (_, i) => (beta === 0 ? 0 : times(beta, yIn[i])));
    const gauge = Float64Array.from(y, (_, i) => (beta === 0 ? 0 : abs1(beta) * abs1(yIn[i])));
    const factors = Array.from(x, (xj) => times(alpha, xj));
    everyElement(y.length, alpha === 0 ? 0 : x.length, (i, j) => {
        const entry = T(i, j);
        expected[i] = plus(expected[i], times(entry, factors[j]));
        gauge[i] += abs1(entry) * abs1(alpha) * abs1(x[j]);
    });
    const terms = growth(x.length);
    let worst = 0;
    for (let i = 0; i < y.length; i++)
        worst = larger(elementError(y[i], expected[i], gauge[i] * terms), worst);
    return worst;
}
export const changeOf = (before, after) => ({
    rows: before.rows,
    cols: before.cols,
    given: scalarOf(before),
    found: scalarOf(after),
});
const sameBits = (x, y) => Object.is(re(x), re(y)) && Object.is(im(x), im(y));
/** max_ij of the error of A = (sum of products) + AIn over the elements that are stored; what is not stored must not have changed. */
export function updateError({ rows, cols, given, found }, products, { stored = () => true, hermitian = false } = {}) {
    let worst = 0;
    everyElement(rows, cols, (i, j) => {
        if (!stored(i, j)) {
            if (!sameBits(given(i, j), found(i, j)))
                worst = Number.NaN;
            return;
        }
        const isReal = hermitian && i === j;
        let expected = isReal ? re(given(i, j)) : given(i, j);
        let gauge = abs1(expected);
        for (const { factor, u, v } of products) {
            expected = plus(expected, times(times(factor, u[i]), v[j]));
            gauge += abs1(factor) * abs1(u[i]) * abs1(v[j]);
        }
        if (isReal && im(found(i, j)) !== 0)
            worst = Number.NaN;
        worst = larger(elementError(found(i, j), isReal ? re(expected) : expected, gauge), worst);
    });
    return worst;
}
/** Whether (i, j) lies in a triangle, its diagonal included. */
export const inTriangle = (uplo) => (i, j) => uplo === 'l' ? i >= j : i <= j;
/** A(i,j) := entry(i, j) in a triangle; what is not stored is NaN. */
export const fillStored = (prec, A, uplo, entry) => fill(prec, A, (i, j, part) => (inTriangle(uplo)(i, j) ? entry(i, j, part) : Number.NaN));
