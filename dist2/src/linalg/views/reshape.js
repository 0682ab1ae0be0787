// reshape(A, shape): the same elements with other sizes of axes.
import { ArgumentError } from '../../core/errors.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { complexArrayOf, isComplexArray, operandOf } from '../arrays.js';
import { viewOf } from './view.js';
export function reshape(A, shape) {
    const operand = complexArrayOf('reshape', [A, 'A', 1]) ?? operandOf('reshape', A, 'A', 1);
    const size = sizeOf(operand.shape);
    const sizes = completed(Array.isArray(shape) ? shape : [shape], operand.shape, size);
    if (isComplexArray(operand))
        return operand.reshaped(sizes);
    const { data, stride, offset } = operand;
    const dense = rowMajor(operand.shape);
    const isDense = size === 0 || dense.every((step, axis) => step === stride[axis] || operand.shape[axis] === 1);
    if (isDense)
        return viewOf({ data, shape: sizes, stride: rowMajor(sizes), offset });
    const copy = new data.constructor(size);
    const index = new Array(stride.length).fill(0);
    for (let at = offset, to = 0; to < size; to++) {
        copy[to] = data[at];
        for (let axis = stride.length - 1; axis >= 0; axis--) {
            at += stride[axis];
            if (++index[axis] < operand.shape[axis])
                break;
            at -= stride[axis] * operand.shape[axis];
            index[axis] = 0;
        }
    }
    return viewOf({ data: copy, shape: sizes, stride: rowMajor(sizes), offset: 0 });
}
/** The sizes, with the one that is left out. */
function completed(sizes, from, size) {
    const fail = (rule) => {
        throw new ArgumentError('reshape', 'shape', 2, sizes.join(' x '), rule);
    };
    const open = sizes.filter((n) => n === -1).length;
    if (open > 1 || sizes.some((n) => !Number.isSafeInteger(n) || n < -1))
        fail('must be integers >= 0, one of which may be -1');
    const known = sizeOf(sizes.filter((n) => n !== -1));
    if (open === 1 ? size % known !== 0 : known !== size)
        fail(`it must have as many elements as A, ${from.join(' x ') || 'a number'}: ${size}`);
    return sizes.map((n) => (n === -1 ? size / known : n));
}
