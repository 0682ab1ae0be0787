import { type ArrayInput, type Solved } from '../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { type NdArray } from '../ndarray.ts';
/** The same of a complex matrix: a new complex array. */
export declare function invSync<D extends Pairs>(A: ComplexOperand<D>): ComplexArray<D>;
/**
 * The inverse of one square matrix, as inv, at once: see solveSync.
 *
 * A: n x n; the inverse is a new ndarray, rows first, single if A is, else double. Flops 2n^3. Source: LAPACK xGETRF, xGETRI.
 *
 * @throws ArgumentError for a wrong shape or data type, and for an array on a device; SingularError when a pivot is exactly zero;
 * UnsupportedError if there is no CPU engine for orders above 12.
 * @example
 * const X = invSync([[2, 1], [4, 3]]);
 * console.log(X.get(0, 0), X.get(1, 0)); // 1.5 -2
 */
export declare function invSync<A extends ArrayInput>(A: A): NdArray<Solved<A>>;
