// add, sub, multiply, divide and scale of complex numbers, element by element, at once and on the calling thread.
import { divisionBy } from '../../core/complex.js';
import { sizeOf } from '../../core/strided.js';
import { broadcastShape, stepsIn } from '../elementwise/runs.js';
import { checkNames } from '../options.js';
import { complexOf } from './operands.js';
import { complexPrecision, eachOf, rowsFirst } from './pairs.js';
const OPERATIONS = {
    add: (z, k, b, p) => {
        z[k] = z[k] + b[p];
        z[k + 1] = z[k + 1] + b[p + 1];
    },
    sub: (z, k, b, p) => {
        z[k] = z[k] - b[p];
        z[k + 1] = z[k + 1] - b[p + 1];
    },
    multiply: (z, k, b, p) => {
        const [re, im] = [z[k], z[k + 1]];
        z[k] = re * b[p] - im * b[p + 1];
        z[k + 1] = re * b[p + 1] + im * b[p];
    },
    divide: (z, k, b, p) => divisionBy(b[p], b[p + 1])(z, k),
};
export function combine(routine, a, b, options) {
    const [x, y] = [complexOf(routine, [a, 'a', 1]), complexOf(routine, [b, 'b', 2])];
    checkNames(routine, 3, options, []);
    const shape = broadcastShape(routine, x, y);
    const prec = complexPrecision([x, y]);
    // In double, and rounded once.
    const z = new Float64Array(2 * sizeOf(shape));
    eachOf(shape, stepsIn(shape, x), x.offset, (p, k) => {
        z[2 * k] = x.data[2 * p];
        z[2 * k + 1] = x.data[2 * p + 1];
    });
    const operation = OPERATIONS[routine];
    eachOf(shape, stepsIn(shape, y), y.offset, (p, k) => operation(z, 2 * k, y.data, 2 * p));
    return rowsFirst(prec === 'z' ? z : new Float32Array(z), shape);
}
