// What the verbs share: operands without gaps in buffers of a context, and results as ndarrays.
import { ArgumentError } from '../../core/errors.js';
import { fields } from '../../core/field.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { copyStrided } from '../../core/stridedCopy.js';
import { Operand, operandOf } from '../../linalg/arrays.js';
import { inContext } from '../../linalg/inContext.js';
import { ndarray } from '../../linalg/ndarray.js';
import { withBuffers } from '../../linalg/operands.js';
import { contextAmong } from '../../linalg/options.js';
import { precisionOf } from '../../linalg/out.js';
/** An operand's view with its axes in another order. */
export const permuted = ({ data, shape, stride, offset }, axes) => new Operand({ data, shape: axes.map((k) => shape[k]), stride: axes.map((k) => stride[k]), offset });
/** The axes with one of them last. */
export const withLast = (axes, last) => [
    ...Array.from({ length: axes }, (_, k) => k).filter((k) => k !== last),
    last,
];
/** An axis of an array, counted from the end if it is negative. */
export function axisOf(routine, position, axis, { shape }) {
    const axes = shape.length;
    if (!Number.isSafeInteger(axis) || axis < -axes || axis >= axes)
        throw new ArgumentError(routine, 'axis', position, axis, `must be an integer from ${-axes} to ${axes - 1}`);
    return axis < 0 ? axis + axes : axis;
}
/** Refuses an operand of another shape than it must have. */
export function sameShape(routine, name, position, { shape }, as) {
    if (shape.length === as.length && shape.every((size, axis) => size === as[axis]))
        return;
    throw new ArgumentError(routine, name, position, shape.join(' x '), `its shape must be ${as.join(' x ')}`);
}
/** The elements one behind the other, rows first, in the call's precision. */
function packed(prec, { data, shape, stride, offset }) {
    const copy = new fields[prec].array(sizeOf(shape));
    copyStrided(shape, { data: copy, at: 0, strides: rowMajor(shape) }, { data, at: offset, strides: stride });
    return copy;
}
/** The checked operands of a verb, which are its first arguments, of which some may be left out. */
export const operandsOf = (routine, given) => given.map(([x, name], k) => operandOf(routine, x, name, k + 1));
/** The context that the options name, if they do; all of their names must be among these. */
export const optionsOf = (routine, position, options, names) => contextAmong(routine, position, options, names);
/**
 * Computes in the precision of the operands, single if all are: `work` enqueues it and says which buffers the results are in, of these
 * shapes.
 */
export function onContext(named, signal, operands, shapes, work) {
    const prec = precisionOf(operands);
    const results = inContext(named, operands, (context, operands) => {
        const copies = operands.map((operand) => packed(prec, operand));
        return withBuffers(async (keep) => {
            const buffers = copies.map((values) => keep(context.upload(prec, values)));
            const alloc = (length) => keep(context.alloc(prec, length));
            const upload = (type, values) => keep(context.upload(type, values));
            const made = await work({ context, prec, buffers, alloc, upload });
            return Promise.all(made.map((buffer) => context.download(buffer)));
        }, signal);
    }, signal);
    return results.then((data) => data.map((values, k) => ndarray(values, shapes[k])));
}
/** The result of a verb whose axes were turned as `axes` says, rows first in the order that they had. */
export function turnedBack(x, axes) {
    if (axes.every((axis, k) => axis === k))
        return x;
    const shape = new Array(axes.length);
    const stride = new Array(axes.length);
    for (const [k, axis] of axes.entries())
        [shape[axis], stride[axis]] = [x.shape[k], x.stride[k]];
    const data = x.data instanceof Float32Array ? new Float32Array(x.size) : new Float64Array(x.size);
    copyStrided(shape, { data, at: 0, strides: rowMajor(shape) }, { data: x.data, at: 0, strides: stride });
    return ndarray(data, shape);
}
/** An operand that may be left out, at its position. */
export const perhaps = (routine, position, name, x) => x === undefined ? undefined : operandOf(routine, x, name, position);
/**
 * onContext by names: `work` finds operands and results in buffers of their names, those that are left out undefined. The results are
 * ndarrays of these shapes, rows first.
 */
export async function computed(named, signal, operands, shapes, work) {
    const given = Object.keys(operands).filter((name) => operands[name] !== undefined);
    const names = Object.keys(shapes);
    const made = await onContext(named, signal, given.map((name) => operands[name]), names.map((name) => shapes[name]), async (on) => {
        const results = names.map((name) => on.alloc(sizeOf(shapes[name])));
        const at = {};
        for (const [k, name] of given.entries())
            at[name] = on.buffers[k];
        for (const [k, name] of names.entries())
            at[name] = results[k];
        await work(at, on);
        return results;
    });
    return Object.fromEntries(names.map((name, k) => [name, made[k]]));
}
/** Refuses an operand that is given and has another shape than it must have. */
export function shapeIf(routine, name, position, x, as) {
    if (x !== undefined)
        sameShape(routine, name, position, x, as);
}
/** A number among the options, if it is there. */
export function numberOf(routine, position, name, x, least) {
    if (x !== undefined && !(typeof x === 'number' && x >= least))
        throw new ArgumentError(routine, name, position, x, `must be a number >= ${least}`);
}
/** Integers of at least `least`, so many of them; left out, that number itself. */
export function integersOf(routine, position, name, given, count, least) {
    if (given === undefined)
        return new Array(count).fill(least);
    const list = given;
    if (!Array.isArray(given) || list.length !== count || list.some((x) => !Number.isSafeInteger(x) || x < least))
        throw new ArgumentError(routine, name, position, given, `must be ${count} integers >= ${least}`);
    return [...list];
}
/** True or false among the options. */
export function flagOf(routine, position, name, given = false) {
    if (typeof given === 'boolean')
        return given;
    throw new ArgumentError(routine, name, position, given, 'must be true or false');
}
