import type { Layout } from '../core/strided.ts';
import { type AnyArray, type ArrayInput, type Numbers, type Solved } from './arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from './complex/complexArray.ts';
import type { ProductOptions } from './contract.ts';
import type { Contraction } from './contraction.ts';
import type { DeviceArray } from './deviceArray.ts';
import type { NdArray } from './ndarray.ts';
import type { VerbOptions } from './options.ts';
/** The same of complex arrays, with real ones beside them: single if both are of singles. `precision` and `out` are of real numbers. */
export declare function kron(A: ComplexOperand, B: ComplexInput, options?: VerbOptions): Promise<ComplexArray>;
/** The same of complex arrays, with real ones beside them: single if both are of singles. `precision` and `out` are of real numbers. */
export declare function kron(A: ComplexInput, B: ComplexOperand, options?: VerbOptions): Promise<ComplexArray>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function kron<A extends DeviceArray, B extends AnyArray>(A: A, B: B, options?: ProductOptions): Promise<DeviceArray<Solved<A, B>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function kron<A extends AnyArray, B extends DeviceArray>(A: A, B: B, options?: ProductOptions): Promise<DeviceArray<Solved<A, B>>>;
/**
 * The Kronecker product, as NumPy's kron: C(i p + r, j q + s) = A(i, j) B(r, s) for B p x q, and likewise along every axis of arrays of
 * other dimensions; one with fewer gets axes of length 1 in front.
 *
 * A and B are whatever counts as an array (ArrayInput), a number among them; C is a new ndarray, rows first, and as long along each axis as
 * theirs multiplied. Neither is changed, and both are read before the call returns its promise.
 *
 * C is single if both are of singles, else double, and computed on the CPU whatever the context: there is one product to each element that
 * would have to be brought back. Flops: one for each element of C. Source: NumPy, numpy.kron.
 *
 * @throws ArgumentError for a wrong data type or option.
 * @example
 * const C = await kron([[1, 0], [0, 2]], [[3, 4]]); // rows (3 4 0 0) and (0 0 6 8)
 * console.log(C.shape[0], C.shape[1], C.get(0, 1), C.get(1, 3)); // 2 4 4 8
 */
export declare function kron<A extends ArrayInput, B extends ArrayInput>(A: A, B: B, options?: ProductOptions): Promise<NdArray<Solved<A, B>>>;
/** The shape of C. */
export declare const kronShape: ({ out }: Contraction) => number[];
/** Two indices, of A and of B, for each axis of C. */
export declare function productOf(A: Layout<Numbers>, B: Layout<Numbers>): Contraction;
