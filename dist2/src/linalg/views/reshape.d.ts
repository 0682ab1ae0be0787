import { type ArrayInput } from '../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { type View } from './view.ts';
/**
 * The elements of an array, rows first, as an array of another shape: NumPy's reshape.
 *
 * A: any array that verbs take. shape: sizes whose product is that of A's, or one number for a vector; one of them may be -1, which is what
 * is left for it. The result is an ndarray on the same data where A lies rows first without gaps, else on a copy of the same type.
 *
 * @throws ArgumentError for what is no array, or a shape with another number of elements.
 * @example
 * const A = reshape(arange(6), [2, -1]);
 * console.log(A.shape, A.get(1, 0)); // [ 2, 3 ] 3
 */
export declare function reshape<A extends ArrayInput>(A: A, shape: number | readonly number[]): View<A>;
/** The same of a complex array. */
export declare function reshape<D extends Pairs>(A: ComplexOperand<D>, shape: number | readonly number[]): ComplexArray<D>;
