// Arrays of complex numbers as pairs of numbers, and copies of them without gaps.
import { fields } from '../../core/field.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { isSingle } from '../arrays.js';
/** Calls `visit` with the place of each element, rows first, and its number. */
export function eachOf(shape, stride, offset, visit) {
    const size = sizeOf(shape);
    const index = new Array(shape.length).fill(0);
    let place = offset;
    for (let k = 0; k < size; k++) {
        visit(place, k);
        for (let axis = shape.length - 1; axis >= 0; axis--) {
            place += stride[axis];
            if (++index[axis] < shape[axis])
                break;
            place -= stride[axis] * shape[axis];
            index[axis] = 0;
        }
    }
}
/** An array without gaps, rows first. */
export const rowsFirst = (data, shape) => {
    return { data, shape, stride: rowMajor(shape), offset: 0 };
};
/** Single if all are of singles. */
export const complexPrecision = (operands) => operands.every(({ data }) => isSingle(data)) ? 'c' : 'z';
/** The numbers of an array in a precision, in the order of its axes, or of these: a copy. */
export function pairsOf(prec, { data, shape, stride, offset }, axes = shape.map((_, axis) => axis)) {
    const to = new fields[prec].array(2 * sizeOf(shape));
    const [lengths, steps] = [shape, stride].map((list) => axes.map((axis) => list[axis]));
    eachOf(lengths, steps, offset, (p, k) => {
        to[2 * k] = data[2 * p];
        to[2 * k + 1] = data[2 * p + 1];
    });
    return to;
}
/** A copy with every imaginary part negated, rows first. */
export function conjugated(x) {
    const data = pairsOf(complexPrecision([x]), x);
    for (let p = 1; p < data.length; p += 2)
        data[p] = -data[p];
    return rowsFirst(data, x.shape);
}
