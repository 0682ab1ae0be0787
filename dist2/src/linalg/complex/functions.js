// exp and angle: functions of complex numbers, element by element, at once and on the calling thread. Any other is a `map`.
import { fields } from '../../core/field.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { isSingle } from '../arrays.js';
import { NdArray } from '../ndarray.js';
import { ComplexArray } from './complexArray.js';
import { complexOf } from './operands.js';
import { complexPrecision, eachOf, pairsOf } from './pairs.js';
export function exp(x) {
    const operand = complexOf('exp', [x, 'x', 1]);
    const data = pairsOf(complexPrecision([operand]), operand);
    for (let p = 0; p < data.length; p += 2) {
        const [re, angle] = [data[p], data[p + 1]];
        const size = Math.exp(re);
        // By its root where it overflows: a part of the product may not. Real numbers stay real, and nothing has no angle.
        const [root, rest] = size === Infinity && re < Infinity ? [Math.exp(re / 2), Math.exp(re / 2)] : [size, 1];
        const isReal = angle === 0 || size === 0;
        data[p] = isReal ? size : root * Math.cos(angle) * rest;
        data[p + 1] = isReal ? (size === 0 ? 0 : angle) : root * Math.sin(angle) * rest;
    }
    return new ComplexArray(data, operand.shape);
}
/**
 * The angles of complex numbers, in radians from -pi to pi: NumPy's angle. Of real ones they are 0 and pi.
 *
 * The result is a new ndarray, rows first, single if x is, else double.
 *
 * @throws ArgumentError for what is no array.
 * @example
 * console.log(angle(complex([0, -1], [2, 0])).data); // Float64Array(2) [ 1.5707963267948966, 3.141592653589793 ]
 */
export function angle(x) {
    const { data, shape, stride, offset } = complexOf('angle', [x, 'x', 1]);
    const to = new fields[isSingle(data) ? 's' : 'd'].array(sizeOf(shape));
    eachOf(shape, stride, offset, (p, k) => {
        to[k] = Math.atan2(data[2 * p + 1], data[2 * p]);
    });
    return new NdArray(to, [...shape], rowMajor(shape), 0);
}
