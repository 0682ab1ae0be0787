// Condition numbers of eigenvalues, vectors and invariant subspaces from their definitions: by dense systems and singular values, in
// doubles.
import { gesvdRef } from '../../src/lapack/svd/gesvd.ref.js';
import { normOne } from './norms.js';
import { columnOf } from './product.js';
/** The singular value that is smallest. */
function leastSingular(order, A) {
    const S = new Float64Array(order);
    const operand = { data: A.slice(), off: 0, ld: order };
    gesvdRef({ jobu: 'n', jobvt: 'n', m: order, n: order, A: operand, S });
    return S[order - 1];
}
/** M x = b by elimination with partial pivoting. */
function solve(order, M, b) {
    const [A, x] = [M.slice(), b.slice()];
    for (let k = 0; k < order; k++) {
        let p = k;
        for (let i = k + 1; i < order; i++)
            if (Math.abs(A[i + k * order]) > Math.abs(A[p + k * order]))
                p = i;
        for (let j = 0; j < order; j++)
            [A[k + j * order], A[p + j * order]] = [A[p + j * order], A[k + j * order]];
        [x[k], x[p]] = [x[p], x[k]];
        for (let i = k + 1; i < order; i++) {
            const factor = A[i + k * order] / A[k + k * order];
            for (let j = k; j < order; j++)
                A[i + j * order] -= factor * A[k + j * order];
            x[i] -= factor * x[k];
        }
    }
    for (let k = order - 1; k >= 0; k--) {
        for (let j = k + 1; j < order; j++)
            x[k] -= A[k + j * order] * x[j];
        x[k] /= A[k + k * order];
    }
    return x;
}
/** Of the first `count` eigenvalues of a Schur form: 1 / sqrt(1 + ||X||^2) where T11 X - X T22 = T12, and sep(T11, T22). */
function clusterNumbers(T, count) {
    const n = T.rows;
    const rest = n - count;
    if (T.parts === 2)
        return complexClusterNumbers(T, count);
    const at = (i, j) => (i > j + 1 ? 0 : T.data[T.offset + i + j * T.ld]);
    const order = count * rest;
    const M = new Float64Array(order * order);
    const b = new Float64Array(order);
    for (let j = 0; j < rest; j++)
        for (let i = 0; i < count; i++) {
            const row = i + j * count;
            b[row] = at(i, count + j);
            for (let l = 0; l < count; l++)
                M[row + (l + j * count) * order] += at(i, l);
            for (let l = 0; l < rest; l++)
                M[row + (i + l * count) * order] -= at(count + l, count + j);
        }
    const X = solve(order, M, b);
    return { s: 1 / Math.hypot(1, ...X), sep: leastSingular(order, M) };
}
/** The same of a complex form: the system in real numbers, whose singular values are the complex one's, twice each. */
function complexClusterNumbers(T, count) {
    const rest = T.rows - count;
    const order = count * rest;
    const columns = Array.from({ length: T.rows }, (_, j) => columnOf(T, j));
    const M = new Float64Array(4 * order * order);
    const b = new Float64Array(2 * order);
    const add = (row, column, i, j, sign) => {
        const [re, im] = [sign * columns[j][2 * i], sign * columns[j][2 * i + 1]];
        const place = (r, c) => r + c * 2 * order;
        M[place(row, column)] += re;
        M[place(order + row, order + column)] += re;
        M[place(order + row, column)] += im;
        M[place(row, order + column)] -= im;
    };
    for (let j = 0; j < rest; j++)
        for (let i = 0; i < count; i++) {
            const row = i + j * count;
            [b[row], b[order + row]] = columns[count + j].subarray(2 * i, 2 * i + 2);
            for (let l = i; l < count; l++)
                add(row, l + j * count, i, l, 1);
            for (let l = 0; l <= j; l++)
                add(row, i + l * count, count + l, count + j, -1);
        }
    const X = solve(2 * order, M, b);
    return { s: 1 / Math.hypot(1, ...X), sep: leastSingular(2 * order, M) };
}
/**
 * The least singular value of C - w, where C is what A is on the orthogonal complement of the vector x + i y, which belongs to the
 * eigenvalue w = re + i im.
 */
export function vectorNumber(A, re, im, x, y) {
    const n = A.rows;
    const order = n - 1;
    const step = A.parts ?? 1;
    const numbers = Array.from({ length: n }, (_, j) => columnOf(A, j));
    if (order === 0)
        return Math.hypot(...numbers[0]);
    const length = Math.hypot(...x, ...y);
    // The reflection I - 2 u u^H / u^H u that takes the vector to a multiple of the first unit vector; its other columns are the complement.
    const [ur, ui] = [x.map((v) => v / length), y.map((v) => v / length)];
    const first = Math.hypot(ur[0], ui[0]);
    const [cr, ci] = first === 0 ? [1, 0] : [ur[0] / first, ui[0] / first];
    ur[0] += cr;
    ui[0] += ci;
    const square = ur.reduce((sum, v, i) => sum + v * v + ui[i] * ui[i], 0);
    const column = (j) => {
        const [pr, pi] = [new Float64Array(n), new Float64Array(n)];
        for (let i = 0; i < n; i++) {
            pr[i] = Number(i === j) - (2 * (ur[i] * ur[j] + ui[i] * ui[j])) / square;
            pi[i] = (-2 * (ui[i] * ur[j] - ur[i] * ui[j])) / square;
        }
        return [pr, pi];
    };
    const columns = Array.from({ length: order }, (_, j) => column(j + 1));
    const size = 2 * order;
    const M = new Float64Array(size * size);
    for (const [j, [pr, pi]] of columns.entries()) {
        /** A part of A, times p. */
        const product = (p, part) => Float64Array.from({ length: n }, (_, i) => p.reduce((sum, v, l) => sum + numbers[l][step * i + part] * v, 0));
        const [ar, ai] = [product(pr, 0), product(pi, 0)];
        if (step === 2) {
            const [br, bi] = [product(pr, 1), product(pi, 1)];
            for (let i = 0; i < n; i++) {
                ar[i] -= bi[i];
                ai[i] += br[i];
            }
        }
        for (let i = 0; i < n; i++) {
            ar[i] += im * pi[i] - re * pr[i];
            ai[i] -= im * pr[i] + re * pi[i];
        }
        for (const [i, [qr, qi]] of columns.entries()) {
            let [real, imaginary] = [0, 0];
            for (let l = 0; l < n; l++) {
                real += qr[l] * ar[l] + qi[l] * ai[l];
                imaginary += qr[l] * ai[l] - qi[l] * ar[l];
            }
            M[i + j * size] = real;
            M[order + i + (order + j) * size] = real;
            M[order + i + j * size] = imaginary;
            M[i + (order + j) * size] = -imaginary;
        }
    }
    return leastSingular(size, M);
}
/**
 * Whether an estimate of a least singular value by the one norm of the inverse, which has `order` columns, can be one of `exact`; `slack`:
 * how certain that is.
 */
export function isEstimateOf(estimate, exact, order, slack) {
    const root = Math.sqrt(Math.max(1, order));
    // Of singular matrices it is the least number that is divided by.
    return estimate * 1.01 * root + slack >= exact && estimate <= root * (3 * exact + slack) + 2 ** -900;
}
/**
 * How far s is from what it is defined by, as far as T is certain, which has errors of `rounding`; NaN where sep can be no estimate.
 * Numbers that are undefined have not been asked for.
 */
export function clusterError(T, count, s, sep, rounding) {
    const n = T.rows;
    if (count === 0 || count === n) {
        const norm = Math.abs((sep ?? 0) - (sep === undefined ? 0 : normOne(T))) <= 10 * n * rounding;
        return (s === undefined || s === 1) && norm ? 0 : Number.NaN;
    }
    const exact = clusterNumbers(T, count);
    if (sep !== undefined && !isEstimateOf(sep, exact.sep, count * (n - count), 10 * n * rounding))
        return Number.NaN;
    if (s === undefined)
        return 0;
    return (Math.abs(s - exact.s) * Math.min(1, exact.sep / normOne(T))) / n;
}
