import { type ArrayInput, type Solved } from '../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../complex/complexArray.ts';
import { type NdArray } from '../ndarray.ts';
/** The same of complex matrices and vectors, with real ones beside them: single if both are of singles. */
export declare function solveSync(A: ComplexOperand, b: ComplexInput): ComplexArray;
/** The same of complex matrices and vectors, with real ones beside them: single if both are of singles. */
export declare function solveSync(A: ComplexInput, b: ComplexOperand): ComplexArray;
/**
 * x with A x = b for one square A, as solve, at once: computed on the calling thread, without a context and without a promise, which takes
 * longer than a system of order 4. For loops of small systems; while a large one is computed nothing else runs.
 *
 * A: n x n. b: n numbers, or n x nrhs; x has its shape, and is a new ndarray, rows first, single if both are, else double. Order 12 and
 * more takes the CPU engine. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * @throws ArgumentError for a wrong shape or data type, and for an array on a device: that is solve's; SingularError when a pivot is
 * exactly zero; UnsupportedError if there is no CPU engine for that order.
 * @example
 * const x = solveSync([[2, 1], [4, 3]], [4, 10]);
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export declare function solveSync<A extends ArrayInput, B extends ArrayInput>(A: A, b: B): NdArray<Solved<A, B>>;
