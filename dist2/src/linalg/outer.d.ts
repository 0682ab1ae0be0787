import { type Layout } from '../core/strided.ts';
import { type AnyArray, type ArrayInput, type Numbers, type Solved } from './arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from './complex/complexArray.ts';
import type { ProductOptions } from './contract.ts';
import type { Contraction } from './contraction.ts';
import type { DeviceArray } from './deviceArray.ts';
import type { NdArray } from './ndarray.ts';
import type { VerbOptions } from './options.ts';
/** The same of complex arrays, with real ones beside them: single if both are of singles. `precision` and `out` are of real numbers. */
export declare function outer(a: ComplexOperand, b: ComplexInput, options?: VerbOptions): Promise<ComplexArray>;
/** The same of complex arrays, with real ones beside them: single if both are of singles. `precision` and `out` are of real numbers. */
export declare function outer(a: ComplexInput, b: ComplexOperand, options?: VerbOptions): Promise<ComplexArray>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function outer<A extends DeviceArray, B extends AnyArray>(a: A, b: B, options?: ProductOptions): Promise<DeviceArray<Solved<A, B>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function outer<A extends AnyArray, B extends DeviceArray>(a: A, b: B, options?: ProductOptions): Promise<DeviceArray<Solved<A, B>>>;
/**
 * C(i, j) = a(i) b(j), as NumPy's outer: arrays of more dimensions are taken as vectors, their last index running fastest.
 *
 * a and b are whatever counts as an array (ArrayInput), a number among them; with m and n elements C is m x n, a new ndarray, rows first.
 * Neither is changed, and both are read before the call returns its promise.
 *
 * C is single if both are of singles, else double, and computed on the CPU whatever the context: there is one product to each element that
 * would have to be brought back. Flops mn. Source: NumPy, numpy.outer.
 *
 * @throws ArgumentError for a wrong data type or option.
 * @example
 * const C = await outer([1, 2], [3, 4]);
 * console.log(C.get(0, 0), C.get(0, 1), C.get(1, 0), C.get(1, 1)); // 3 4 6 8
 */
export declare function outer<A extends ArrayInput, B extends ArrayInput>(a: A, b: B, options?: ProductOptions): Promise<NdArray<Solved<A, B>>>;
/** An index for each axis of a and of b. */
export declare function productOf(A: Layout<Numbers>, B: Layout<Numbers>): Contraction;
