// Matrices of the host, real or complex, as they are given to calls of many ranks: read into one plain form, rows first.
import { ArgumentError } from '../core/errors.js';
import { fields, isComplex } from '../core/field.js';
/** NumPy's names of them. */
export const dtypes = { s: 'float32', d: 'float64', c: 'complex64', z: 'complex128' };
export function typeNamed(routine, position, dtype) {
    const found = Object.keys(dtypes).find((type) => dtypes[type] === dtype);
    if (found !== undefined)
        return found;
    throw new ArgumentError(routine, 'dtype', position, dtype, `must be one of ${Object.values(dtypes).join(', ')}`);
}
/** An argument, checked and copied. */
export function readMatrix(ours, routine, x, name, position) {
    const { shape, stride, offset, data, pairs } = elementsOf(ours, routine, x, name, position);
    if (shape.length !== 1 && shape.length !== 2)
        throw new ArgumentError(routine, name, position, `of ${shape.length} axes`, 'must be a matrix or a vector');
    const [rows, cols] = [shape[0], shape[1] ?? 1];
    const [down, across] = [stride[0], stride[1] ?? 1];
    const type = ours.isSingle(data) ? (pairs ? 'c' : 's') : pairs ? 'z' : 'd';
    const parts = fields[type].parts;
    const copy = new fields[type].array(rows * cols * parts);
    let at = 0;
    for (let i = 0; i < rows; i++)
        for (let j = 0; j < cols; j++)
            for (let part = 0; part < parts; part++)
                copy[at++] = data[(offset + i * down + j * across) * parts + part];
    return { type, rows, cols, vector: shape.length === 1, data: copy };
}
function elementsOf(ours, routine, x, name, position) {
    if (ours.isComplexArray(x))
        return { ...placesOf(x), pairs: true };
    return { ...placesOf(ours.operandOf(routine, x, name, position)), pairs: false };
}
const placesOf = ({ data, shape, stride, offset, }) => ({ data, shape, stride, offset });
/** The array that verbs take and return. */
export function arrayOf(ours, { type, rows, cols, vector, data }) {
    const shape = vector ? [rows] : [rows, cols];
    return isComplex(type) ? new ours.ComplexArray(data, shape) : ours.ndarray(data, shape);
}
/** Its elements by columns. */
export const byColumns = ({ type, rows, cols, data }) => turned(type, data, rows, cols);
/** The same matrix rows first, whose data are by columns. */
export const byRows = (matrix) => ({
    ...matrix,
    data: turned(matrix.type, matrix.data, matrix.cols, matrix.rows),
});
/** The transpose of rows x cols elements, rows first. */
function turned(type, data, rows, cols) {
    const { array, parts } = fields[type];
    const to = new array(data.length);
    for (let i = 0; i < rows; i++)
        for (let j = 0; j < cols; j++)
            for (let part = 0; part < parts; part++)
                to[(j * rows + i) * parts + part] = data[(i * cols + j) * parts + part];
    return to;
}
