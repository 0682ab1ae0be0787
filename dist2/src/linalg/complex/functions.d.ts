import { type ArrayInput } from '../arrays.ts';
import { NdArray } from '../ndarray.ts';
import { ComplexArray, type ComplexInput } from './complexArray.ts';
import { type Pairs } from './pairs.ts';
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
export declare function exp<D extends Pairs>(x: ComplexArray<D>): ComplexArray<D>;
export declare function exp(x: ComplexInput): ComplexArray;
/**
 * The angles of complex numbers, in radians from -pi to pi: NumPy's angle. Of real ones they are 0 and pi.
 *
 * The result is a new ndarray, rows first, single if x is, else double.
 *
 * @throws ArgumentError for what is no array.
 * @example
 * console.log(angle(complex([0, -1], [2, 0])).data); // Float64Array(2) [ 1.5707963267948966, 3.141592653589793 ]
 */
export declare function angle<D extends Pairs>(x: ComplexArray<D> | ArrayInput): NdArray<D>;
