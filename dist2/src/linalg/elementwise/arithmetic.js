// add, sub, multiply, divide and scale: arithmetic on arrays, element by element, at once and on the calling thread.
import { ArgumentError } from '../../core/errors.js';
import { fields } from '../../core/field.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { complexArrayOf, Operand, operandOf } from '../arrays.js';
import { checkNames } from '../options.js';
import { deliverTo, precisionOf } from '../out.js';
import { broadcastShape, eachRun, stepsIn } from './runs.js';
// One loop for each: an operation that is passed would be called for every element.
const sums = (n, to, t, a, p, i, b, q, j) => {
    for (let k = 0; k < n; k++)
        to[t + k] = a[p + k * i] + b[q + k * j];
};
const differences = (n, to, t, a, p, i, b, q, j) => {
    for (let k = 0; k < n; k++)
        to[t + k] = a[p + k * i] - b[q + k * j];
};
const products = (n, to, t, a, p, i, b, q, j) => {
    for (let k = 0; k < n; k++)
        to[t + k] = a[p + k * i] * b[q + k * j];
};
const quotients = (n, to, t, a, p, i, b, q, j) => {
    for (let k = 0; k < n; k++)
        to[t + k] = a[p + k * i] / b[q + k * j];
};
export function add(a, b, options = {}) {
    return combined('add', sums, a, b, options);
}
export function sub(a, b, options = {}) {
    return combined('sub', differences, a, b, options);
}
export function multiply(a, b, options = {}) {
    return combined('multiply', products, a, b, options);
}
export function divide(a, b, options = {}) {
    return combined('divide', quotients, a, b, options);
}
export function scale(A, alpha, options = {}) {
    const own = complexArrayOf('scale', [A, 'A', 1]);
    if (own !== undefined)
        return own.scale(alpha, options);
    const operand = operandOf('scale', A, 'A', 1);
    if (typeof alpha !== 'number')
        throw new ArgumentError('scale', 'alpha', 2, alpha, 'must be a number');
    const factor = new Operand({ data: [alpha], shape: [], stride: [], offset: 0 });
    return put('scale', products, operand, factor, precisionOf([operand]), options);
}
function combined(routine, run, a, b, options) {
    const own = complexArrayOf(routine, [a, 'a', 1]) ?? complexArrayOf(routine, [b, 'b', 2]);
    if (own !== undefined)
        return own.combine(routine, a, b, options);
    const operands = [operandOf(routine, a, 'a', 1), operandOf(routine, b, 'b', 2)];
    return put(routine, run, ...operands, precisionOf(operands), options);
}
function put(routine, run, a, b, prec, options) {
    const shape = broadcastShape(routine, a, b);
    checkNames(routine, 3, options, ['out']);
    const deliver = deliverTo(routine, 3, options.out, prec, shape);
    const data = new fields[prec].array(sizeOf(shape));
    const [rows, i, j] = [rowMajor(shape), stepsIn(shape, a), stepsIn(shape, b)];
    // Small arrays are many: those that lie as the result does need no walk.
    if (isSame(i, rows) && isSame(j, rows)) {
        run(data.length, data, 0, a.data, a.offset, 1, b.data, b.offset, 1);
        return deliver(data);
    }
    const walks = [
        { at: 0, steps: rows },
        { at: a.offset, steps: i },
        { at: b.offset, steps: j },
    ];
    eachRun(shape, walks, (n, at, steps) => {
        run(n, data, at[0], a.data, at[1], steps[1], b.data, at[2], steps[2]);
    });
    return deliver(data);
}
function isSame(a, b) {
    for (let k = 0; k < a.length; k++)
        if (a[k] !== b[k])
            return false;
    return true;
}
