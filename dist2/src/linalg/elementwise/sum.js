// sum and mean: of all elements, or along axes.
import { ArgumentError } from '../../core/errors.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { complexArrayOf, operandOf } from '../arrays.js';
import { checkNames, switchAmong } from '../options.js';
import { deliverTo, precisionOf } from '../out.js';
import { eachRun } from './runs.js';
export function sum(x, options) {
    return reduced('sum', x, options, () => 1);
}
export function mean(x, options) {
    return reduced('mean', x, options, (count) => count);
}
function reduced(routine, x, options, parts) {
    const own = complexArrayOf(routine, [x, 'x', 1]);
    if (own === undefined)
        return along(routine, x, options, parts);
    if (options !== undefined)
        checkNames(routine, 2, options, ['axis', 'keepdims']);
    return own.byParts(routine, [[x, 'x', 1]], ([part]) => along(routine, part, options, parts));
}
/** Up to so many numbers are added one after the other. */
const BLOCK = 128;
function sumOf(data, at, step, length) {
    if (length > BLOCK) {
        const half = length >> 1;
        return sumOf(data, at, step, half) + sumOf(data, at + half * step, step, length - half);
    }
    let sum = 0;
    for (let k = 0; k < length; k++)
        sum += data[at + k * step];
    return sum;
}
/** Axes, counted from the first, each of them once. */
function axesOf(routine, axis, dimensions) {
    const list = Array.isArray(axis) ? axis : [axis];
    const found = list.map((k) => {
        if (!Number.isSafeInteger(k) || k < -dimensions || k >= dimensions)
            throw new ArgumentError(routine, 'axis', 2, k, dimensions === 0 ? 'x has no axes' : `must be an integer from ${-dimensions} to ${dimensions - 1}`);
        return k < 0 ? k + dimensions : k;
    });
    if (new Set(found).size < found.length)
        throw new ArgumentError(routine, 'axis', 2, list.join(', '), 'must name different axes');
    return found;
}
/** Sums along axes, divided by what `parts` says of how many numbers each has; all of them, a number, without options. */
function along(routine, x, options, parts) {
    const operand = operandOf(routine, x, 'x', 1);
    const { data, shape, stride, offset } = operand;
    if (options !== undefined)
        checkNames(routine, 2, options, ['axis', 'keepdims', 'out']);
    const axes = options?.axis === undefined ? shape.map((_, axis) => axis) : axesOf(routine, options.axis, shape.length);
    const keepdims = switchAmong(routine, 2, 'keepdims', options?.keepdims);
    const kept = shape.map((size, axis) => (axes.includes(axis) ? 1 : size));
    const left = keepdims ? kept : kept.filter((_, axis) => !axes.includes(axis));
    const isNumber = options === undefined || (options.axis === undefined && !keepdims && options.out === undefined);
    const prec = precisionOf([operand]);
    const deliver = isNumber ? undefined : deliverTo(routine, 2, options.out, prec, left);
    const found = new Float64Array(sizeOf(kept));
    const steps = rowMajor(kept).map((step, axis) => (axes.includes(axis) ? 0 : step));
    const walks = [
        { at: 0, steps },
        { at: offset, steps: stride },
    ];
    eachRun(shape, walks, (n, [to, from], [step, by]) => {
        if (step === 0)
            found[to] += sumOf(data, from, by, n);
        else
            for (let k = 0; k < n; k++)
                found[to + k * step] += data[from + k * by];
    });
    const count = parts(axes.reduce((product, axis) => product * shape[axis], 1));
    if (count !== 1)
        for (let i = 0; i < found.length; i++)
            found[i] = found[i] / count;
    return deliver === undefined ? found[0] : deliver(prec === 's' ? new Float32Array(found) : found);
}
