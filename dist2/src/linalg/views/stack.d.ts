import { type ArrayInput, type SolvedAll } from '../arrays.ts';
import type { ComplexArray, ComplexInput } from '../complex/complexArray.ts';
import type { NdArray } from '../ndarray.ts';
import { type OutOption } from '../out.ts';
/** Options of `stack` and `concat`. */
export interface JoinOptions extends OutOption {
    /** The axis along which arrays are joined, or of stack the new one; negative ones count from the last. Default 0. */
    readonly axis?: number;
}
/**
 * Arrays of one shape, one behind the other along a new axis: NumPy's stack. Of matrices it makes what verbs take as a stack.
 *
 * arrays: at least one, any that verbs take, all of one shape. They are not changed. The result is a new ndarray, rows first, or `out`;
 * single if all are of singles, else double.
 *
 * @throws ArgumentError for no array, other shapes, an axis that the result has not, or a wrong option.
 * @example
 * const A = stack([[1, 2], [3, 4], [5, 6]], { axis: 1 });
 * console.log(A.shape, A.get(0, 2)); // [ 2, 3 ] 5
 */
export declare function stack<X extends readonly ArrayInput[]>(arrays: X, options?: JoinOptions): NdArray<SolvedAll<X>>;
/** The same with complex arrays among them; `out` is of real numbers. */
export declare function stack(arrays: readonly ComplexInput[], options?: JoinOptions): ComplexArray;
/**
 * Arrays one behind the other along an axis: NumPy's concatenate, and with `axis: 1` its hstack of matrices.
 *
 * arrays: at least one, any that verbs take, of one shape but for that axis. They are not changed. The result is a new ndarray, rows first,
 * or `out`; single if all are of singles, else double.
 *
 * @throws ArgumentError for no array, other shapes, an axis that they have not, or a wrong option.
 * @example
 * const A = concat([[[1, 2]], [[3, 4], [5, 6]]]);
 * console.log(A.shape, A.get(2, 1)); // [ 3, 2 ] 6
 */
export declare function concat<X extends readonly ArrayInput[]>(arrays: X, options?: JoinOptions): NdArray<SolvedAll<X>>;
/** The same with complex arrays among them; `out` is of real numbers. */
export declare function concat(arrays: readonly ComplexInput[], options?: JoinOptions): ComplexArray;
