// tri, tril and triu: triangles of ones, and of matrices.
import { ArgumentError } from '../../core/errors.js';
import { operandOf } from '../arrays.js';
import { copied } from '../inContext.js';
import { ndarray } from '../ndarray.js';
import { checkNames } from '../options.js';
import { blank, countOf, dtypeAmong, integerOf } from './dtype.js';
export function tri(n, m = n, options = {}) {
    const isSquare = typeof m === 'object' && m !== null;
    const [columns, given, position] = isSquare ? [n, m, 2] : [m, options, 3];
    const dtype = dtypeAmong('tri', position, given, ['k']);
    const [rows, cols] = [countOf('tri', 'n', 1, n), countOf('tri', 'm', 2, columns)];
    const k = integerOf('tri', 'k', position, given.k, 0);
    const made = blank('tri', dtype, [rows, cols]);
    for (let i = 0; i < rows; i++)
        made.data.fill(1, i * cols, i * cols + within(i + k + 1, cols));
    return made;
}
/**
 * A copy of a matrix with zeros above its diagonal k: NumPy's tril.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed. The result is a new ndarray, rows first, of
 * singles for a Float32Array, else of doubles.
 *
 * @throws ArgumentError for fewer than two dimensions, or a wrong option.
 * @example
 * const L = tril([[1, 2], [3, 4]]);
 * console.log(L.get(0, 1), L.get(1, 0)); // 0 3
 */
export function tril(A, options = {}) {
    return triangle('tril', A, options, (data, row, cols, d) => data.fill(0, row + within(d + 1, cols), row + cols));
}
/**
 * A copy of a matrix with zeros below its diagonal k: NumPy's triu.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed. The result is a new ndarray, rows first, of
 * singles for a Float32Array, else of doubles.
 *
 * @throws ArgumentError for fewer than two dimensions, or a wrong option.
 * @example
 * const U = triu([[1, 2], [3, 4]]);
 * console.log(U.get(0, 1), U.get(1, 0)); // 2 0
 */
export function triu(A, options = {}) {
    return triangle('triu', A, options, (data, row, cols, d) => data.fill(0, row, row + within(d, cols)));
}
const within = (place, cols) => Math.min(Math.max(place, 0), cols);
/** A copy in which `clear` has seen the place of each row, and the column of its diagonal, which may be beyond its ends. */
function triangle(routine, A, options, clear) {
    const operand = operandOf(routine, A, 'A', 1);
    const { shape } = operand;
    if (shape.length < 2)
        throw new ArgumentError(routine, 'A', 1, shape.join(' x '), 'must have rows and columns: ... x m x n');
    checkNames(routine, 2, options, ['k']);
    const k = integerOf(routine, 'k', 2, options.k, 0);
    const data = copied(operand).data;
    const [rows, cols] = [shape.at(-2), shape.at(-1)];
    for (let at = 0, i = 0; at < data.length; at += cols, i = (i + 1) % rows)
        clear(data, at, cols, i + k);
    return ndarray(data, shape);
}
