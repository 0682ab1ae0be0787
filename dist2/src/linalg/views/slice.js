// slice(A, '1:3, :'): views of parts of an array, in NumPy's notation.
import { ArgumentError } from '../../core/errors.js';
import { complexArrayOf, operandOf } from '../arrays.js';
import { viewOf } from './view.js';
export function slice(A, which) {
    const own = complexArrayOf('slice', [A, 'A', 1]);
    if (own !== undefined)
        return own.viewed((part) => slice(part, which));
    const { data, shape, stride, offset } = operandOf('slice', A, 'A', 1);
    const fail = (rule) => {
        throw new ArgumentError('slice', 'which', 2, which, rule);
    };
    if (typeof which !== 'string')
        return fail("must be a text such as '1:3, :'");
    const of = { shape: [], stride: [] };
    let at = offset;
    let axis = 0;
    for (const part of partsOf(which, shape.length, fail)) {
        if (part === 'new') {
            of.shape.push(1);
            of.stride.push(0);
            continue;
        }
        const [size, step] = [shape[axis], stride[axis]];
        if (typeof part === 'number') {
            if (part < -size || part >= size)
                fail(`its index ${part} must be from ${-size} to ${size - 1}: axis ${axis} has ${size} elements`);
            at += (part < 0 ? part + size : part) * step;
        }
        else {
            const [first, length] = rangeIn(part, size);
            // A part of nothing begins nowhere.
            if (length > 0)
                at += first * step;
            of.shape.push(length);
            of.stride.push(step * part[2]);
        }
        axis++;
    }
    return viewOf({ data, ...of, offset: at });
}
/** The parts of a text, one for each axis, and new ones between. */
function partsOf(which, dimensions, fail) {
    const words = which.split(',').map((word) => word.trim());
    // NumPy too takes a comma at the end.
    if (words.length > 1 && words.at(-1) === '')
        words.pop();
    const given = words.filter((word) => word !== '...' && !isNew(word)).length;
    if (given > dimensions)
        fail(`it must name at most ${dimensions} axes, as many as A has`);
    const rest = new Array(dimensions - given).fill([undefined, undefined, 1]);
    if (words.filter((word) => word === '...').length > 1)
        fail("it must have '...' only once");
    const parts = words.flatMap((word) => {
        if (word === '...')
            return rest;
        return [isNew(word) ? 'new' : partOf(word, fail)];
    });
    return words.includes('...') ? parts : [...parts, ...rest];
}
const isNew = (word) => word === 'None' || word === 'newaxis';
function partOf(word, fail) {
    const numbers = word.split(':').map((text) => text.trim());
    const isLegal = word !== '' && numbers.length <= 3 && numbers.every((text) => /^([+-]?\d+)?$/.test(text));
    if (!isLegal)
        fail(`its part '${word}' must be an index, start:stop:step, '...' or None`);
    const [start, stop, step = 1] = numbers.map((text) => (text === '' ? undefined : Number(text)));
    if (numbers.length === 1)
        return start;
    if (step === 0)
        fail('a step must not be 0');
    return [start, stop, step];
}
/** Where a range begins in an axis, and how many elements it has. */
function rangeIn([start, stop, step], size) {
    const [low, high] = step > 0 ? [0, size] : [-1, size - 1];
    const within = (k, missing) => {
        if (k === undefined)
            return missing;
        return Math.min(high, Math.max(low, k < 0 ? k + size : k));
    };
    const [first, end] = step > 0 ? [within(start, low), within(stop, high)] : [within(start, high), within(stop, low)];
    return [first, Math.max(0, Math.ceil((end - first) / step))];
}
