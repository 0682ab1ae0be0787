// exp and angle: functions of complex numbers, element by element, at once and on the calling thread. Any other is a `map`.
import { fields } from '../../core/field.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import { type ArrayInput, isSingle } from '../arrays.ts';
import { NdArray } from '../ndarray.ts';
import { ComplexArray, type ComplexInput } from './complexArray.ts';
import { complexOf } from './operands.ts';
import { complexPrecision, eachOf, type Pairs, pairsOf } from './pairs.ts';

/**
 * e^x of complex numbers, or of real ones: NumPy's exp. Of i times angles it makes points of the unit circle.
 *
 * x: a complex array, or any that verbs take. The result is a new array of complex numbers, rows first, single if x is, else double. Real
 * numbers have real results: for arrays of them map(x, Math.exp).
 *
 * @throws ArgumentError for what is no array.
 * @example
 * const z = exp(complex(0, [0, Math.PI]));
 * console.log(z.get(0), Math.round(z.get(1).re)); // { re: 1, im: 0 } -1
 */
export function exp<D extends Pairs>(x: ComplexArray<D>): ComplexArray<D>;
export function exp(x: ComplexInput): ComplexArray;
export function exp(x: ComplexInput): ComplexArray {
  const operand = complexOf('exp', [x, 'x', 1]);
  const data = pairsOf(complexPrecision([operand]), operand);
  for (let p = 0; p < data.length; p += 2) {
    const [re, angle] = [data[p]!, data[p + 1]!];
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
export function angle<D extends Pairs>(x: ComplexArray<D> | ArrayInput): NdArray<D> {
  const { data, shape, stride, offset } = complexOf('angle', [x, 'x', 1]);
  const to = new fields[isSingle(data) ? 's' : 'd'].array(sizeOf(shape));
  eachOf(shape, stride, offset, (p, k) => {
    to[k] = Math.atan2(data[2 * p + 1]!, data[2 * p]!);
  });
  return new NdArray(to as D, [...shape], rowMajor(shape), 0);
}
