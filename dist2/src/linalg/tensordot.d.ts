import type { Layout } from '../core/strided.ts';
import { type AnyArray, type ArrayInput, type Numbers, type Solved } from './arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from './complex/complexArray.ts';
import type { ProductOptions } from './contract.ts';
import type { Contraction } from './contraction.ts';
import type { DeviceArray } from './deviceArray.ts';
import type { NdArray } from './ndarray.ts';
import type { VerbOptions } from './options.ts';
/**
 * Which axes are summed over: so many of the last ones of a with as many of the first ones of b, or lists of those of a and of b, in
 * pairs. An axis that is counted from the end is negative.
 */
export type TensordotAxes = number | readonly [a: number | readonly number[], b: number | readonly number[]];
/** The same of complex arrays, with real ones beside them: single if both are of singles. `precision` and `out` are of real numbers. */
export declare function tensordot(a: ComplexOperand, b: ComplexInput, axes?: TensordotAxes, options?: VerbOptions): Promise<ComplexArray>;
/** The same of complex arrays, with real ones beside them: single if both are of singles. `precision` and `out` are of real numbers. */
export declare function tensordot(a: ComplexInput, b: ComplexOperand, axes?: TensordotAxes, options?: VerbOptions): Promise<ComplexArray>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function tensordot<A extends DeviceArray, B extends AnyArray>(a: A, b: B, axes?: TensordotAxes, options?: ProductOptions): Promise<DeviceArray<Solved<A, B>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function tensordot<A extends AnyArray, B extends DeviceArray>(a: A, b: B, axes?: TensordotAxes, options?: ProductOptions): Promise<DeviceArray<Solved<A, B>>>;
/**
 * The sum over pairs of axes of products of elements, as NumPy's tensordot: for axes = 1 and matrices C = a b. C has the other axes of a,
 * then the other axes of b, in their order. axes = 0 is the product of every element of a with every element of b.
 *
 * a and b are whatever counts as an array (ArrayInput); axes is 2 if it is left out. C is a new ndarray, rows first. Neither is changed,
 * and both are read before the call returns its promise.
 *
 * C is single if both are of singles, else double. It is one gemm, on the context's backend for singles, on the CPU for doubles; small
 * products are always computed on the CPU. NaN and infinities pass through. Flops: two for each element of C and each element summed over.
 * Source: NumPy, numpy.tensordot.
 *
 * @throws ArgumentError for a wrong data type or option, axes that are not there or named twice, and pairs of different lengths.
 * @example
 * const a = ndarray(new Float64Array([1, 2, 3, 4, 5, 6]), [3, 2]);
 * const C = await tensordot(a, a, [0, 0]); // a^T a
 * console.log(C.get(0, 0), C.get(0, 1), C.get(1, 1)); // 35 44 56
 */
export declare function tensordot<A extends ArrayInput, B extends ArrayInput>(a: A, b: B, axes?: TensordotAxes, options?: ProductOptions): Promise<NdArray<Solved<A, B>>>;
type Arranged = Layout<Numbers>;
/** The same as a contraction of arrays however they lie. */
export declare const tensordotOf: (A: Arranged, B: Arranged, axes?: TensordotAxes) => Contraction;
export {};
