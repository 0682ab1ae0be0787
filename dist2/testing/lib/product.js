import { impliedOnes, storedRows } from './norms.js';
import { im, re } from './scalars.js';
const letter = (op) => (op === true ? 'c' : op === false ? 'n' : op);
/** y := op(A) x. The sums are Knuth's TwoSum; products are rounded once each. */
export function multiply(a, op, x, triangle) {
    const trans = letter(op);
    const inner = trans === 'n' ? a.cols : a.rows;
    const given = x.length / (a.parts ?? 1);
    if (given !== inner)
        throw new RangeError(`the vector has ${given} elements, the matrix needs ${inner}`);
    const kernel = trans === 'n' ? multiplyColumns : multiplyTransposed;
    if (a.parts === undefined)
        return kernel(a, 0, x, triangle);
    const [xr, xi] = [0, 1].map((part) => Float64Array.from({ length: inner }, (_, i) => x[2 * i + part]));
    const [rr, ri, ir, ii] = [
        kernel(a, 0, xr, triangle),
        kernel(a, 0, xi, triangle),
        kernel(a, 1, xr, triangle),
        kernel(a, 1, xi, triangle),
    ];
    const sign = trans === 'c' ? -1 : 1;
    const y = new Float64Array(2 * rr.length);
    for (let i = 0; i < rr.length; i++) {
        y[2 * i] = rr[i] - sign * ii[i];
        y[2 * i + 1] = ri[i] + sign * ir[i];
    }
    return y;
}
/** One part of A, real or imaginary, times a real vector. The diagonal that is not stored is one. */
function multiplyColumns(a, part, x, triangle) {
    const { data, rows, cols, ld, offset, parts: step = 1 } = a;
    const high = new Float64Array(rows);
    const low = new Float64Array(rows);
    const ones = part === 0 ? impliedOnes(a, triangle) : 0;
    for (let j = 0; j < cols; j++) {
        const [top, bottom] = storedRows(a, j, triangle);
        const xj = x[j];
        let p = (offset + j * ld + top) * step + part;
        for (let i = top; i < bottom; i++, p += step) {
            const term = data[p] * xj;
            const before = high[i];
            const after = before + term;
            const added = after - before;
            low[i] += before - (after - added) + (term - added);
            high[i] = after;
        }
        if (j < ones) {
            const before = high[j];
            const after = before + xj;
            const added = after - before;
            low[j] += before - (after - added) + (xj - added);
            high[j] = after;
        }
    }
    for (let i = 0; i < rows; i++)
        high[i] += low[i];
    return high;
}
/** The same of its transpose. */
function multiplyTransposed(a, part, x, triangle) {
    const { data, cols, ld, offset, parts: step = 1 } = a;
    const y = new Float64Array(cols);
    const ones = part === 0 ? impliedOnes(a, triangle) : 0;
    for (let j = 0; j < cols; j++) {
        const [top, bottom] = storedRows(a, j, triangle);
        let high = j < ones ? x[j] : 0;
        let low = 0;
        let p = (offset + j * ld + top) * step + part;
        for (let i = top; i < bottom; i++, p += step) {
            const term = data[p] * x[i];
            const after = high + term;
            const added = after - high;
            low += high - (after - added) + (term - added);
            high = after;
        }
        y[j] = high + low;
    }
    return y;
}
/** Column j of op(A), in doubles; of a stored triangle the rest is zero. */
export function columnOf(a, j, op = 'n', triangle) {
    const trans = letter(op);
    const parts = a.parts ?? 1;
    if (trans === 'n' && triangle === undefined) {
        const start = (a.offset + j * a.ld) * parts;
        return Float64Array.from(a.data.subarray(start, start + a.rows * parts));
    }
    const column = new Float64Array((trans === 'n' ? a.rows : a.cols) * parts);
    const put = (i, row, col) => {
        for (let part = 0; part < parts; part++) {
            const value = a.data[(a.offset + row + col * a.ld) * parts + part];
            column[i * parts + part] = part === 1 && trans === 'c' ? -value : value;
        }
    };
    if (j < impliedOnes(a, triangle))
        column[j * parts] = 1;
    for (let l = trans === 'n' ? j : 0; l < (trans === 'n' ? j + 1 : a.cols); l++) {
        const [top, bottom] = storedRows(a, l, triangle);
        if (trans === 'n')
            for (let i = top; i < bottom; i++)
                put(i, i, j);
        else if (j >= top && j < bottom)
            put(l, j, l);
    }
    return column;
}
/** y := y - alpha x, numbers or pairs. */
export function subtract(y, alpha, x) {
    const [real, imaginary] = [re(alpha), im(alpha)];
    for (let i = 0; i < y.length; i++)
        y[i] -= real * x[i];
    if (imaginary === 0)
        return;
    for (let i = 0; i < y.length; i += 2) {
        y[i] += imaginary * x[i + 1];
        y[i + 1] -= imaginary * x[i];
    }
}
/** Random signs: t with E[t t^T] = I, so that E ||E t||^2 = ||E||_F^2 for every matrix E, of complex numbers too. */
export function signVector(n, random, parts) {
    const step = parts ?? 1;
    const t = new Float64Array(n * step);
    for (let j = 0; j < t.length; j += step)
        t[j] = random.sign();
    return t;
}
/** Column j of the unit matrix of order n. */
export function unitVector(n, j, parts) {
    const step = parts ?? 1;
    const e = new Float64Array(n * step);
    e[j * step] = 1;
    return e;
}
