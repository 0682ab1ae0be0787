// stack and concat: arrays joined to one.
import { ArgumentError } from '../../core/errors.js';
import { fields } from '../../core/field.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { copyStrided } from '../../core/stridedCopy.js';
import { complexArrayOf, Operand, operandOf } from '../arrays.js';
import { checkNames } from '../options.js';
import { deliverTo, precisionOf } from '../out.js';
export function stack(arrays, options = {}) {
    const pairs = joinedPairs('stack', arrays, options, stack);
    if (pairs !== undefined)
        return pairs;
    const operands = operandsOf('stack', arrays);
    mustBeAlike('stack', operands);
    const axis = axisOf('stack', options, operands[0].shape.length + 1);
    const wider = operands.map(({ data, shape, stride, offset }) => {
        const [sizes, steps] = [[...shape], [...stride]];
        sizes.splice(axis, 0, 1);
        steps.splice(axis, 0, 0);
        return new Operand({ data, shape: sizes, stride: steps, offset });
    });
    return joined('stack', wider, axis, options);
}
export function concat(arrays, options = {}) {
    const pairs = joinedPairs('concat', arrays, options, concat);
    if (pairs !== undefined)
        return pairs;
    const operands = operandsOf('concat', arrays);
    const axis = axisOf('concat', options, operands[0].shape.length);
    mustBeAlike('concat', operands, axis);
    return joined('concat', operands, axis, options);
}
/** By their real parts and their imaginary ones, if there are complex arrays. */
function joinedPairs(routine, arrays, options, join) {
    if (!Array.isArray(arrays))
        return undefined;
    const given = arrays.map((x, k) => [x, `arrays[${k}]`, 1]);
    let first;
    for (const argument of given)
        first ??= complexArrayOf(routine, argument);
    if (first === undefined)
        return undefined;
    checkNames(routine, 2, options, ['axis']);
    return first.byParts(routine, given, (parts) => join(parts, options));
}
function operandsOf(routine, arrays) {
    if (!Array.isArray(arrays) || arrays.length === 0)
        throw new ArgumentError(routine, 'arrays', 1, arrays, 'must be an array of at least one array');
    return arrays.map((x, k) => operandOf(routine, x, `arrays[${k}]`, 1));
}
function axisOf(routine, options, dimensions) {
    checkNames(routine, 2, options, ['axis', 'out']);
    const { axis = 0 } = options;
    if (!Number.isSafeInteger(axis) || axis < -dimensions || axis >= dimensions)
        throw new ArgumentError(routine, 'axis', 2, axis, dimensions === 0
            ? 'arrays without axes are joined by stack'
            : `must be an integer from ${-dimensions} to ${dimensions - 1}`);
    return axis < 0 ? axis + dimensions : axis;
}
/** Throws for an array that has not the shape of the first, but for an axis. */
function mustBeAlike(routine, operands, but) {
    const first = operands[0].shape;
    for (const [k, { shape }] of operands.entries()) {
        if (shape.length === first.length && shape.every((size, axis) => axis === but || size === first[axis]))
            continue;
        const rule = `its shape must be that of the first${but === undefined ? '' : `, but for axis ${but}`}: ${first.join(' x ')}`;
        throw new ArgumentError(routine, `arrays[${k}]`, 1, shape.join(' x '), rule);
    }
}
/** One behind the other along an axis that all have. */
function joined(routine, operands, axis, { out }) {
    const first = operands[0].shape;
    const all = first.map((size, d) => (d === axis ? operands.reduce((sum, { shape }) => sum + shape[d], 0) : size));
    const prec = precisionOf(operands);
    const deliver = deliverTo(routine, 2, out, prec, all);
    const data = new fields[prec].array(sizeOf(all));
    const strides = rowMajor(all);
    let at = 0;
    for (const { data: from, shape, stride, offset } of operands) {
        copyStrided(shape, { data, at, strides }, { data: from, at: offset, strides: stride });
        at += shape[axis] * strides[axis];
    }
    return deliver(data);
}
