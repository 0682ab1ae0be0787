// Where a verb puts its result: into a new array, or into the one that the option `out` names.
import { ArgumentError } from '../core/errors.js';
import { layoutOf, rowMajor, sizeOf } from '../core/strided.js';
import { copyStrided } from '../core/stridedCopy.js';
import { ndarray } from './ndarray.js';
import { isSingle } from './operands.js';
/** A checked `out`, or undefined. */
export function outAmong(routine, position, out, prec, shape) {
    if (out === undefined)
        return undefined;
    const fail = (value, rule) => {
        throw new ArgumentError(routine, 'out', position, value, rule);
    };
    const layout = layoutOf(out, fail);
    const [kind, other] = prec === 's' ? ['Float32Array', 'Float64Array'] : ['Float64Array', 'Float32Array'];
    const found = Object.prototype.toString.call(layout.data).slice(8, -1);
    if (found !== kind)
        fail(found, `its data must be a ${kind}, as the result is: ${other}s are written by asType`);
    const wrong = layout.shape.length !== shape.length || shape.some((size, axis) => size !== layout.shape[axis]);
    if (wrong)
        fail(layout.shape.join(' x '), `its shape must be that of the result, ${shape.join(' x ') || 'no axes'}`);
    if (layout.shape.some((size, axis) => size > 1 && layout.stride[axis] === 0))
        fail(layout.stride.join(', '), 'its strides must not be 0: elements would share a place');
    return layout;
}
/** What hands over the result of a call: `out` is checked at once, before anything is computed. */
export function deliverTo(routine, position, out, prec, shape) {
    const layout = outAmong(routine, position, out, prec, shape);
    if (layout === undefined)
        return (data) => ndarray(data, shape);
    return (data) => {
        const to = { data: layout.data, at: layout.offset, strides: layout.stride };
        // A view of the same memory is read whole before it is written to: the result has memory of its own.
        if (sizeOf(shape) > 0)
            copyStrided(shape, to, { data, at: 0, strides: rowMajor(shape) });
        return out;
    };
}
/** The precision of a result of these arrays: single if all of them are of singles. */
export const precisionOf = (operands) => operands.every(({ data }) => isSingle(data)) ? 's' : 'd';
