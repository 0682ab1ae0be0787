import { type ArrayInput, type Solved } from '../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { type NdArray } from '../ndarray.ts';
/** The same of a Hermitian matrix: a new complex array. */
export declare function choleskySync<D extends Pairs>(A: ComplexOperand<D>, options?: {
    readonly upper?: boolean;
}): ComplexArray<D>;
/**
 * L with A = L L^T of one symmetric positive definite matrix, or with `upper` U with A = U^T U, as cholesky, at once: see solveSync.
 *
 * A: n x n, of which only that triangle is read; the factor is a new ndarray, rows first, with zeros in the other triangle, single if A is,
 * else double.
 *
 * @throws ArgumentError for a wrong shape, data type or option, and for an array on a device; NotPositiveDefiniteError when a leading minor
 * is not positive; UnsupportedError if there is no CPU engine for orders above 12.
 * @example
 * const L = choleskySync([[4, 2], [2, 5]]);
 * console.log(L.get(0, 0), L.get(1, 0), L.get(1, 1)); // 2 1 2
 */
export declare function choleskySync<A extends ArrayInput>(A: A, options?: {
    readonly upper?: boolean;
}): NdArray<Solved<A>>;
