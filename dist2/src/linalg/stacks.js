// Stacks of matrices in ndarrays of more than two dimensions, as NumPy has them: the last two are a matrix's rows and columns, those in
// front count matrices, and broadcast. Their checks, and their copies to and from matrices by columns that lie one behind the other.
import { ArgumentError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { planeView, rowMajor, sizeOf } from '../core/strided.js';
import { copyStrided } from '../core/stridedCopy.js';
import { ndarray } from './ndarray.js';
import { matrixOf, operandOf } from './operands.js';
/** Whether a checked argument has more dimensions than a matrix: only then are verbs about stacks. */
export const isStack = (x) => {
    if (Array.isArray(x))
        return Array.isArray(x[0]) && typeof x[0][0] === 'object';
    const shape = x?.shape;
    return Array.isArray(shape) && shape.length > 2;
};
export const countOf = (lead) => lead.reduce((count, d) => count * d, 1);
/** Reads a stack, a matrix being a stack without leading dimensions; a vector is one column. */
export function stackOf(routine, x, name, position) {
    const operand = operandOf(routine, x, name, position);
    const { data, shape, stride, offset } = operand;
    if (shape.length <= 2)
        return { lead: [], strides: [], one: matrixOf(routine, operand, name, position) };
    const matrix = { shape: shape.slice(-2), stride: stride.slice(-2) };
    return { lead: shape.slice(0, -2), strides: stride.slice(0, -2), one: planeView({ data, ...matrix, offset }) };
}
/** The first argument, a stack of matrices of any shape. */
export function matricesOf(routine, A) {
    const operand = operandOf(routine, A, 'A', 1);
    const stack = stackOf(routine, operand, 'A', 1);
    if (operand.shape.length < 2)
        throw new ArgumentError(routine, 'A', 1, operand.shape.join(' x '), 'it must have rows and columns: ... x m x n');
    return stack;
}
/** The first argument, a stack of square matrices. */
export function squaresOf(routine, A, name = 'A') {
    const operand = operandOf(routine, A, name, 1);
    const stack = stackOf(routine, operand, name, 1);
    if (operand.shape.length < 2 || stack.one.rows !== stack.one.cols)
        throw new ArgumentError(routine, name, 1, operand.shape.join(' x '), 'its matrices must be square: ... x n x n');
    return stack;
}
/** The leading dimensions of both together, by NumPy's rule: aligned at their ends, and equal, or one of them 1 or absent. */
export function broadcast(a, b, refuse) {
    const length = Math.max(a.length, b.length);
    return Array.from({ length }, (_, axis) => {
        const [x, y] = [a[axis - length + a.length] ?? 1, b[axis - length + b.length] ?? 1];
        if (x !== y && x !== 1 && y !== 1)
            return refuse(`its leading dimensions ${b.join(' x ')} must broadcast with A's, ${a.join(' x ')}`);
        return x === 1 ? y : x;
    });
}
/**
 * What to do about a b whose rows do not fit, if it has one vector for each matrix: as in NumPy 2 it is then one matrix, or a stack of
 * such.
 */
export function axisHint(a, b) {
    const vectors = b.length > 1 && b.length <= a.lead.length + 1 && b.at(-1) === a.one.rows;
    const fits = b.slice(0, -1).every((size, axis, { length }) => size === a.lead[axis - length + a.lead.length]);
    return vectors && fits ? `; one vector for each matrix has an axis more: reshape(b, [${b.join(', ')}, 1])` : '';
}
/** A copy, broadcast to `lead`: matrices by columns, without gaps. */
export function columnsOf(prec, stack, lead = stack.lead) {
    const { lead: own, strides, one } = stack;
    const { data, rows, cols, rowStride, colStride, offset } = one;
    const steps = lead.map((_, axis) => {
        const mine = axis - lead.length + own.length;
        return mine < 0 || own[mine] === 1 ? 0 : strides[mine];
    });
    const sizes = [...lead, cols, rows];
    const copy = new fields[prec].array(sizeOf(sizes));
    const from = { data, at: offset, strides: [...steps, colStride, rowStride] };
    copyStrided(sizes, { data: copy, at: 0, strides: rowMajor(sizes) }, from);
    return copy;
}
/** The ndarray of matrices that lie by columns without gaps: each row by row. `vectors`: they are columns of one dimension. */
export function stacked(prec, x, lead, rows, cols, vectors = false) {
    let data = x;
    if (cols !== 1 && rows !== 1) {
        data = new fields[prec].array(x.length);
        const sizes = [countOf(lead), rows, cols];
        const from = { data: x, at: 0, strides: [rows * cols, 1, rows] };
        copyStrided(sizes, { data, at: 0, strides: rowMajor(sizes) }, from);
    }
    return ndarray(data, vectors ? [...lead, rows] : [...lead, rows, cols]);
}
