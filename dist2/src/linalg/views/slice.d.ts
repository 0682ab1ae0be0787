import { type ArrayInput } from '../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { type View } from './view.ts';
/**
 * A view of a part of an array, as NumPy's A[...] with the same text between the brackets.
 *
 * A: any array that verbs take. which: for each axis, separated by commas, an index, which takes the axis away, or `start:stop:step`, of
 * which each may be missing; negative numbers count from the end, a negative step goes backwards, and what is beyond the end is left out.
 * `...` stands for all axes that are not named, as does the end of the text; `None` (or `newaxis`) for a new axis of one element. The
 * result is an ndarray on the same data, also where all axes are taken away: its number is read by get(), and changed by set(value).
 *
 * @throws ArgumentError for a text that says no part, more axes than A has, an index that is out of range, and a step of 0.
 * @example
 * const A = reshape(arange(12), [3, 4]);
 * console.log(slice(A, '1:, ::2').shape, slice(A, '-1, ::-1').get(0)); // [ 2, 2 ] 11
 * slice(A, '0, 1').set(100);
 * console.log(A.get(0, 1)); // 100
 */
export declare function slice<A extends ArrayInput>(A: A, which: string): View<A>;
/** The same of a complex array: a view of it, of a pair of arrays on a copy. */
export declare function slice<D extends Pairs>(A: ComplexOperand<D>, which: string): ComplexArray<D>;
