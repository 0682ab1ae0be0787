import { type ArrayInput, type Solved } from '../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../complex/complexArray.ts';
import { type NdArray } from '../ndarray.ts';
/** The same of complex matrices, vectors and stacks, with real ones beside them: single if both are of singles. */
export declare function matmulSync(A: ComplexOperand, B: ComplexInput): ComplexArray;
/** The same of complex matrices, vectors and stacks, with real ones beside them: single if both are of singles. */
export declare function matmulSync(A: ComplexInput, B: ComplexOperand): ComplexArray;
/**
 * A B by the rules of matmul, at once: vectors and stacks as there, computed on the calling thread, without a context and without a
 * promise, which takes longer than a product of order 4.
 *
 * The result is a new ndarray, rows first, single if both are, else double. Products of more than 16^3 multiplications take the CPU engine.
 * Flops 2mnk.
 *
 * @throws ArgumentError for a wrong shape or data type, and for an array on a device: that is matmul's; UnsupportedError if there is no CPU
 * engine for a product of that size.
 * @example
 * const y = matmulSync([[2, 1], [4, 3]], [1, 2]);
 * console.log(y.get(0), y.get(1)); // 4 10
 */
export declare function matmulSync<A extends ArrayInput, B extends ArrayInput>(A: A, B: B): NdArray<Solved<A, B>>;
