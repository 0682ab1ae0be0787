import { type ArrayInput } from '../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { type View } from './view.ts';
/**
 * A view of an array with its axes in another order; in reverse if `axes` is left out: NumPy's transpose.
 *
 * A: any array that verbs take. The result is an ndarray on the same data: what is written to one is read from the other. axes: for each
 * axis of the result, which one of A it is; negative ones count from the last.
 *
 * @throws ArgumentError for what is no array, or axes that are not those of A, each once.
 * @example
 * const A = transpose([[1, 2], [3, 4]]);
 * console.log(A.get(0, 1), A.get(1, 0)); // 3 2
 */
export declare function transpose<A extends ArrayInput>(A: A, axes?: readonly number[]): View<A>;
/** The same of a complex array: a view of it, of a pair of arrays on a copy. */
export declare function transpose<D extends Pairs>(A: ComplexOperand<D>, axes?: readonly number[]): ComplexArray<D>;
/**
 * The transpose of a matrix, a view: NumPy's A.T. A vector stays as it is; of more dimensions the order of all is reversed, as transpose
 * does: the matrices of a stack are transposed by H.
 *
 * A: any array that verbs take. The result is an ndarray on the same data.
 *
 * @throws ArgumentError for what is no array.
 * @example
 * const gram = await matmul(T([[1, 2], [3, 4]]), [[1, 2], [3, 4]]); // A^T A
 * console.log(gram.get(0, 0), gram.get(0, 1)); // 10 14
 */
export declare function T<A extends ArrayInput>(A: A): View<A>;
/** The same of a complex array: a view of it, of a pair of arrays on a copy. */
export declare function T<D extends Pairs>(A: ComplexOperand<D>): ComplexArray<D>;
/**
 * The conjugate transpose of a matrix, or of each matrix of a stack, A^H, a view: of real numbers the transpose, NumPy's A.mT.
 *
 * A: ... x m x n, any array that verbs take. The result is an ndarray on the same data, ... x n x m.
 *
 * @throws ArgumentError for fewer than two dimensions.
 * @example
 * const stack = zeros([10, 2, 3]);
 * console.log(H(stack).shape); // [ 10, 3, 2 ]
 */
export declare function H<A extends ArrayInput>(A: A): View<A>;
/** The same of complex matrices: conjugated, a new array. */
export declare function H<D extends Pairs>(A: ComplexOperand<D>): ComplexArray<D>;
