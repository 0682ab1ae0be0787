// Error measures of nonsymmetric eigenproblems, as LAPACK's programs for them have (xGET22, xDRVEV): of A V = V W, of the lengths
// of vectors, of eigenvalues. Of real matrices pairs of complex vectors are two columns side by side. Products are computed in doubles.
import { larger, normOne } from './norms.js';
import { columnOf, multiply } from './product.js';
import { ratio } from './residuals.js';
import { zeros } from './residualsQr.js';
/**
 * Whether complex eigenvalues of a real matrix stand in pairs, the one with the positive imaginary part first; those of a complex one need
 * not.
 */
export function isPaired({ re, im }, parts) {
    if (parts === 2)
        return true;
    for (let k = 0; k < re.length; k++) {
        if (im[k] === 0)
            continue;
        if (!(im[k] > 0 && im[k + 1] === -im[k] && re[k + 1] === re[k]))
            return false;
        k++;
    }
    return true;
}
/** The real and imaginary parts of pairs. */
function split(x) {
    const part = (k) => Float64Array.from({ length: x.length / 2 }, (_, i) => x[2 * i + k]);
    return [part(0), part(1)];
}
/** The real and imaginary parts of vector k of a real matrix, where it may be a pair with the next, or of a complex one. */
export function vectorAt(v, k, pair) {
    if (v.parts === 2)
        return split(columnOf(v, k));
    return [columnOf(v, k), pair ? columnOf(v, k + 1) : new Float64Array(v.rows)];
}
/** A x, or A^H x, of real and imaginary parts; without the latter x is real, and so is the product. */
export function image(a, adjoint, x, y) {
    if (a.parts === undefined)
        return [multiply(a, adjoint, x), y && multiply(a, adjoint, y)];
    return split(multiply(a, adjoint, Float64Array.from({ length: 2 * x.length }, (_, p) => (p % 2 ? y : x)[p >> 1])));
}
/** The vectors one by one: real ones without an imaginary part. */
function eachVector({ re, im }, v, visit) {
    for (let k = 0; k < re.length; k++) {
        if (v.parts === 2)
            visit(re[k], im[k], ...split(columnOf(v, k)));
        else if (im[k] === 0)
            visit(re[k], 0, columnOf(v, k), undefined);
        else {
            visit(re[k], im[k], columnOf(v, k), columnOf(v, k + 1));
            k++;
        }
    }
}
/** max_k ||A v(k) - w(k) v(k)||_1 / (n ||A||_1); `left`: of u^H A - w u^H. Vectors are of length 1. */
export function vectorsError(a, w, v, left) {
    let worst = 0;
    eachVector(w, v, (re, im, x, y) => {
        // u^H A = w u^H is A^H u = conj(w) u
        const sign = left ? -im : im;
        const [ax, ay] = image(a, left, x, y);
        let sum = 0;
        for (let i = 0; i < x.length; i++) {
            const real = ax[i] - re * x[i] + (y ? sign * y[i] : 0);
            const imaginary = y ? ay[i] - re * y[i] - sign * x[i] : 0;
            sum += Math.hypot(real, imaginary);
        }
        worst = larger(worst, sum);
    });
    return ratio(worst, a.rows * normOne(a));
}
/** max_k | ||v(k)||_2 - 1 |, and NaN unless the largest element of each is real. */
export function vectorLengths(w, v) {
    let worst = 0;
    eachVector(w, v, (_re, _im, x, y) => {
        let [sum, most, real] = [0, 0, 0];
        for (let i = 0; i < x.length; i++) {
            const size = Math.hypot(x[i], y ? y[i] : 0);
            sum += size * size;
            most = larger(most, size);
            if (!y || y[i] === 0)
                real = Math.max(real, size);
        }
        // Of elements that are equally large but for rounding any one may be real.
        worst = larger(worst, real >= most * (1 - 1e-3 * 2 ** -10) ? Math.abs(Math.sqrt(sum) - 1) : Number.NaN);
    });
    return worst;
}
/** How far two sets of eigenvalues, each matched with the nearest that is left, and their sum and the trace are apart, over n ||A||_1. */
export function eigenvaluesError(a, w, other) {
    const n = a.rows;
    const left = new Set(Array.from({ length: n }, (_, k) => k));
    let [worst, sum] = [0, 0];
    for (let k = 0; k < n; k++) {
        let [least, nearest] = [Infinity, -1];
        for (const l of left) {
            const distance = Math.hypot(w.re[k] - other.re[l], w.im[k] - other.im[l]);
            if (distance < least)
                [least, nearest] = [distance, l];
        }
        if (nearest < 0)
            return Number.NaN;
        left.delete(nearest);
        worst = larger(worst, least);
        sum += w.re[k];
    }
    const step = a.parts ?? 1;
    let imaginary = step === 2 ? w.im.reduce((total, x) => total + x, 0) : 0;
    for (let k = 0; k < n; k++) {
        const p = step * (a.offset + k + k * a.ld);
        sum -= a.data[p];
        if (step === 2)
            imaginary -= a.data[p + 1];
    }
    return ratio(larger(worst, Math.hypot(sum, imaginary)), n * normOne(a));
}
/** Z T Z^H */
export function schurProduct(t, z) {
    const n = t.rows;
    const product = zeros(n, n, t.parts);
    for (let j = 0; j < n; j++) {
        const column = multiply(z, false, multiply(t, false, columnOf(z, j, 'c')));
        product.data.set(column, j * column.length);
    }
    return product;
}
/** ||A - Z T Z^H||_1 / (n ||A||_1) */
export function schurError(a, t, z) {
    const n = a.rows;
    const difference = schurProduct(t, z);
    for (let j = 0; j < n; j++)
        for (const [i, x] of columnOf(a, j).entries()) {
            const p = i + j * n * (a.parts ?? 1);
            difference.data[p] = x - difference.data[p];
        }
    return ratio(normOne(difference), n * normOne(a));
}
/**
 * Whether T is triangular with w on its diagonal, if it is complex; of a real one, whether it is quasi-triangular, with blocks that have
 * equal diagonals and off-diagonal elements of unlike signs, and has eigenvalues w.
 */
export function isSchurForm(t, w, eps) {
    const n = t.rows;
    if (t.parts === 2)
        return isTriangular(t, w);
    const norm = normOne(t);
    const element = (i, j) => t.data[t.offset + i + j * t.ld];
    for (let j = 0; j < n; j++) {
        for (let i = j + 2; i < n; i++)
            if (element(i, j) !== 0)
                return false;
        const below = j + 1 < n ? element(j + 1, j) : 0;
        if (below === 0) {
            if ((j === 0 || element(j, j - 1) === 0) && (w.re[j] !== element(j, j) || w.im[j] !== 0))
                return false;
            continue;
        }
        if (j + 2 < n && element(j + 2, j + 1) !== 0)
            return false;
        if (element(j, j) !== element(j + 1, j + 1) || Math.sign(below) !== -Math.sign(element(j, j + 1)))
            return false;
        const size = Math.sqrt(Math.abs(below)) * Math.sqrt(Math.abs(element(j, j + 1)));
        if (w.re[j] !== element(j, j) || !(Math.abs(w.im[j] - size) <= 4 * eps * (size + norm)))
            return false;
    }
    return true;
}
function isTriangular(t, { re, im }) {
    return re.every((x, j) => {
        const column = columnOf(t, j);
        const isOn = column[2 * j] === x && column[2 * j + 1] === im[j];
        return isOn && column.subarray(2 * (j + 1)).every((below) => below === 0);
    });
}
