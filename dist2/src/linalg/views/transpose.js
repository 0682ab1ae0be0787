// transpose, T and H: views with their axes in another order.
import { ArgumentError } from '../../core/errors.js';
import { complexArrayOf, operandOf } from '../arrays.js';
import { viewOf } from './view.js';
export function transpose(A, axes) {
    return turned('transpose', A, axes);
}
export function T(A) {
    return turned('T', A);
}
export function H(A) {
    const own = complexArrayOf('H', [A, 'A', 1]);
    if (own !== undefined && own.shape.length >= 2)
        return own.H;
    const operand = own ?? operandOf('H', A, 'A', 1);
    const dimensions = operand.shape.length;
    if (dimensions < 2)
        throw new ArgumentError('H', 'A', 1, operand.shape.join(' x '), 'must have rows and columns: ... x m x n');
    const order = operand.shape.map((_, axis) => axis);
    return turned('H', A, [...order.slice(0, -2), dimensions - 1, dimensions - 2]);
}
function turned(routine, A, axes) {
    const own = complexArrayOf(routine, [A, 'A', 1]);
    if (own !== undefined)
        return own.viewed((part) => turned(routine, part, axes));
    const { data, shape, stride, offset } = operandOf(routine, A, 'A', 1);
    const dimensions = shape.length;
    if (axes === undefined)
        return viewOf({ data, shape: [...shape].reverse(), stride: [...stride].reverse(), offset });
    const rule = `must name each axis once: ${dimensions} different integers from ${-dimensions} to ${dimensions - 1}`;
    const fail = () => {
        throw new ArgumentError(routine, 'axes', 2, Array.isArray(axes) ? axes.join(', ') : axes, rule);
    };
    if (!Array.isArray(axes) || axes.length !== dimensions)
        return fail();
    const order = axes.map((axis) => (axis < 0 ? axis + dimensions : axis));
    if (order.some((axis) => !Number.isInteger(axis) || axis < 0 || axis >= dimensions) ||
        new Set(order).size < dimensions)
        return fail();
    return viewOf({ data, shape: order.map((k) => shape[k]), stride: order.map((k) => stride[k]), offset });
}
