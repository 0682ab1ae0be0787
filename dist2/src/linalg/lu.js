// lu(A) on ndarrays: checks, layouts and buffers around getrf, and its result taken apart. No algorithm of its own.
import { fields } from '../core/field.js';
import { factorColumns } from './luFactor.js';
import { ndarray } from './ndarray.js';
import { planeOf } from './operands.js';
import { ofMatrix } from './squares.js';
export async function lu(A, options = {}) {
    const { permuteL, signal } = options;
    const work = (context, prec, view) => factorColumns(context, prec, view, signal);
    const { rows: m, cols: n, prec, found } = await ofMatrix('lu', A, options, work, 'permuteL', planeOf);
    const { factors, ipiv } = found;
    const k = Math.min(m, n);
    // order[i]: the row of A that pivoting has brought to row i
    const order = Int32Array.from({ length: m }, (_, i) => i);
    for (const [i, pivot] of ipiv.entries())
        [order[i], order[pivot - 1]] = [order[pivot - 1], order[i]];
    const l = triangle(prec, m, k, (i, j) => (i > j ? factors[i + j * m] : i === j ? 1 : 0), permuteL ? order : undefined);
    const u = triangle(prec, k, n, (i, j) => (i <= j ? factors[i + j * m] : 0));
    if (permuteL)
        return { l, u };
    const p = new Int32Array(m);
    for (const [i, row] of order.entries())
        p[row] = i;
    const triangles = { p, l, u };
    return triangles;
}
/** A matrix by its elements; row i is stored as row `to[i]`. */
function triangle(prec, rows, cols, entry, to) {
    const data = new fields[prec].array(rows * cols);
    for (let i = 0; i < rows; i++) {
        const row = to === undefined ? i : to[i];
        for (let j = 0; j < cols; j++)
            data[row * cols + j] = entry(i, j);
    }
    return ndarray(data, [rows, cols]);
}
