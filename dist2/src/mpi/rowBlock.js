// Rows (A b) of a least-squares problem, rows first without gaps, and what tsqrSolve does with them on the host.
import { ArgumentError } from '../core/errors.js';
import { fields } from '../core/field.js';
/** A and b side by side, in the precision and the field of both. */
export function checkPair(routine, A, b) {
    if (A.vector)
        throw new ArgumentError(routine, 'rows', 1, `of ${A.rows} numbers`, 'must be a matrix');
    if (b.rows !== A.rows)
        throw new ArgumentError(routine, 'rhs', 2, `of ${b.rows} rows`, `it must have ${A.rows} rows, as A has`);
    const type = common(A.type, b.type);
    const block = { type, rows: A.rows, n: A.cols, nrhs: b.cols };
    const data = new fields[type].array(A.rows * (A.cols + b.cols) * fields[type].parts);
    place(A, type, data, A.cols + b.cols, 0);
    place(b, type, data, A.cols + b.cols, A.cols);
    return { ...block, data };
}
/** Single if both are, real if both are. */
export function common(a, b) {
    const double = [a, b].some((type) => type === 'd' || type === 'z');
    const complex = [a, b].some((type) => type === 'c' || type === 'z');
    return complex ? (double ? 'z' : 'c') : double ? 'd' : 's';
}
/** The columns of a matrix from column `at` on of rows of `width`. */
function place({ type: from, rows, cols, data }, type, to, width, at) {
    const [has, parts] = [fields[from].parts, fields[type].parts];
    for (let i = 0; i < rows; i++)
        for (let j = 0; j < cols; j++)
            for (let part = 0; part < has; part++)
                to[(i * width + at + j) * parts + part] = data[(i * cols + j) * has + part];
}
/** What stands in the place of the R of a rank that has failed: its partners throw it away. */
export const zeroTriangle = (block) => ({ ...block, rows: 0, data: block.data.subarray(0, 0) });
/** Rows, and others below. */
export function stackedRows(above, below) {
    const data = new fields[above.type].array(above.data.length + below.length);
    data.set(above.data);
    data.set(below, above.data.length);
    const width = (above.n + above.nrhs) * fields[above.type].parts;
    return { ...above, rows: width === 0 ? 0 : data.length / width, data };
}
/** R and c of (R c), the first n rows; where there are fewer, zeros below. */
export function topRight({ type, rows, n, nrhs, data }) {
    const { parts, array } = fields[type];
    const [R, c] = [new array(n * n * parts), new array(n * nrhs * parts)];
    const width = (n + nrhs) * parts;
    for (let i = 0; i < Math.min(n, rows); i++) {
        R.set(data.subarray(i * width, i * width + n * parts), i * n * parts);
        c.set(data.subarray(i * width + n * parts, (i + 1) * width), i * nrhs * parts);
    }
    return [
        { type, rows: n, cols: n, vector: false, data: R },
        { type, rows: n, cols: nrhs, vector: false, data: c },
    ];
}
/** ||(R c) (x; -1)||^2 for each column of c: all rows of the last triangle, of which those below the first n have no part in x. */
export function residualsOf({ type, rows, n, nrhs, data }, x, count) {
    const { parts, array } = fields[type];
    const found = new array(count);
    const width = (n + nrhs) * parts;
    for (let k = 0; k < count; k++) {
        let sum = 0;
        for (let i = 0; i < rows; i++) {
            const at = i * width;
            let [re, im] = [data[at + (n + k) * parts], parts === 2 ? data[at + (n + k) * parts + 1] : 0];
            for (let j = 0; j < n; j++) {
                const [p, q] = [at + j * parts, (j * nrhs + k) * parts];
                if (parts === 1)
                    re -= data[p] * x[q];
                else {
                    re -= data[p] * x[q] - data[p + 1] * x[q + 1];
                    im -= data[p] * x[q + 1] + data[p + 1] * x[q];
                }
            }
            sum += re * re + im * im;
        }
        found[k] = sum;
    }
    return found;
}
