// Norms of matrices for residuals: always in double precision, whatever the matrix holds, and NaN wins over
// every other value (a plain max would drop it).
import { fields } from '../../src/core/field.js';
/** 2 of complex precisions, as views say it. */
export const partsOf = (prec) => (fields[prec].parts === 2 ? 2 : undefined);
export function matrixView(data, rows, cols, ld = Math.max(1, rows), offset = 0, parts) {
    const elements = data.length / (parts ?? 1);
    if (rows > 0 && cols > 0 && (ld < rows || elements < offset + ld * (cols - 1) + rows)) {
        throw new RangeError(`${elements} elements do not hold ${rows} x ${cols} with ld ${ld} from ${offset}`);
    }
    return parts === undefined ? { data, rows, cols, ld, offset } : { data, rows, cols, ld, offset, parts };
}
/** A vector as a matrix of one column. */
export const columnView = (x, parts) => matrixView(x, x.length / (parts ?? 1), 1, undefined, 0, parts);
/** |x| of element p of the array. */
export const sizeAt = ({ data, parts }, p) => parts === undefined ? Math.abs(data[p]) : Math.hypot(data[2 * p], data[2 * p + 1]);
/** Element p of one array := element q of another. */
export function copyElement(to, p, from, q) {
    const entries = to.parts ?? 1;
    for (let part = 0; part < entries; part++)
        to.data[p * entries + part] = from.data[q * entries + part];
}
/** Whether element p has the same bits in two arrays; NaN equals NaN. */
export function sameElement(x, y, p) {
    const entries = x.parts ?? 1;
    for (let q = p * entries; q < (p + 1) * entries; q++)
        if (!Object.is(x.data[q], y.data[q]))
            return false;
    return true;
}
/** A(j,j) := value, without an imaginary part. */
export function setReal({ data, offset, ld, parts }, j, value) {
    const p = (offset + j * (ld + 1)) * (parts ?? 1);
    if (parts)
        data[p + 1] = 0;
    data[p] = value;
}
/** Larger of two norms, NaN if either is. */
export const larger = (a, b) => (a > b || Number.isNaN(a) ? a : b);
/** First and past-the-last row of column j that are stored. */
export function storedRows(a, j, triangle) {
    if (triangle === undefined)
        return [0, a.rows];
    const unit = triangle.diag === 'u' ? 1 : 0;
    return triangle.uplo === 'u' ? [0, Math.min(a.rows, j + 1 - unit)] : [Math.min(a.rows, j + unit), a.rows];
}
/** Number of ones on the diagonal that count although they are not stored. */
export const impliedOnes = (a, triangle) => triangle?.diag === 'u' ? Math.min(a.rows, a.cols) : 0;
/** max_j sum_i |a_ij| */
export function normOne(a, triangle) {
    const ones = impliedOnes(a, triangle);
    let max = 0;
    for (let j = 0; j < a.cols; j++) {
        const [top, bottom] = storedRows(a, j, triangle);
        const column = a.offset + j * a.ld;
        let sum = j < ones ? 1 : 0;
        for (let i = top; i < bottom; i++)
            sum += sizeAt(a, column + i);
        max = larger(sum, max);
    }
    return max;
}
/** max_i sum_j |a_ij| */
export function normInf(a, triangle) {
    const sums = new Float64Array(a.rows).fill(1, 0, impliedOnes(a, triangle));
    for (let j = 0; j < a.cols; j++) {
        const [top, bottom] = storedRows(a, j, triangle);
        const column = a.offset + j * a.ld;
        for (let i = top; i < bottom; i++)
            sums[i] += sizeAt(a, column + i);
    }
    return sums.reduce((max, sum) => larger(sum, max), 0);
}
/** max_ij |a_ij| */
export function normMax(a, triangle) {
    let max = impliedOnes(a, triangle) > 0 ? 1 : 0;
    for (let j = 0; j < a.cols; j++) {
        const [top, bottom] = storedRows(a, j, triangle);
        const column = a.offset + j * a.ld;
        for (let i = top; i < bottom; i++) {
            const x = sizeAt(a, column + i);
            if (x > max || x !== x)
                max = x;
            if (max !== max)
                return max;
        }
    }
    return max;
}
/** sqrt( sum_ij |a_ij|^2 ), scaled where squares of doubles would leave the range. */
export function normFro(a, triangle) {
    const max = normMax(a, triangle);
    if (max === 0 || !Number.isFinite(max))
        return max;
    // Squares of numbers in this band neither overflow in a sum of 2^53 terms nor lose bits to underflow.
    const scale = max > 1e140 || max < 1e-140 ? max : 1;
    let sum = impliedOnes(a, triangle) / scale / scale;
    const parts = a.parts ?? 1;
    for (let j = 0; j < a.cols; j++) {
        const [top, bottom] = storedRows(a, j, triangle);
        const column = a.offset + j * a.ld;
        for (let p = (column + top) * parts; p < (column + bottom) * parts; p++) {
            const x = a.data[p] / scale;
            sum += x * x;
        }
    }
    return scale * Math.sqrt(sum);
}
/** Worst error of a batch: NaN wins, then infinity, then the largest; 0 for an empty batch. */
export function maxOverBatch(errors) {
    let max = 0;
    for (const error of errors)
        max = larger(error, max);
    return max;
}
