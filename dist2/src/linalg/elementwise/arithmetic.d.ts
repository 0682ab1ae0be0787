import { type Complex } from '../../core/field.ts';
import { type ArrayInput, type Solved } from '../arrays.ts';
import type { ComplexArray } from '../complex/complexArray.ts';
import type { NdArray } from '../ndarray.ts';
import { type OutOption } from '../out.ts';
/**
 * a + b, element by element: NumPy's add.
 *
 * a, b: any arrays that verbs take, numbers among them, and of any shapes that broadcast. Neither is changed. The result is a new ndarray,
 * rows first, or `out`; single if both are of singles, else double, a number counting as double. It is there when the call returns: there
 * is no need to await it. NaN and infinities pass through. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, shapes that do not broadcast, or a wrong option.
 * @example
 * const C = add([[1, 2], [3, 4]], [10, 20]); // b to each row
 * console.log(C.get(0, 0), C.get(1, 1)); // 11 24
 */
export declare function add<A extends ArrayInput, B extends ArrayInput>(a: A, b: B, options?: OutOption): NdArray<Solved<A, B>>;
/** The same where a or b is complex: a new array of complex numbers, single if both are of singles. */
export declare function add(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput): ComplexArray;
/**
 * a - b, element by element: NumPy's subtract.
 *
 * a, b: any arrays that verbs take, numbers among them, and of any shapes that broadcast. Neither is changed. The result is a new ndarray,
 * rows first, or `out`; single if both are of singles, else double, a number counting as double. It is there when the call returns: there
 * is no need to await it. NaN and infinities pass through. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, shapes that do not broadcast, or a wrong option.
 * @example
 * const X = [[1, 2], [3, 6]];
 * const centred = sub(X, mean(X, { axis: 0 }));
 * console.log(centred.get(0, 0), centred.get(1, 1)); // -1 2
 */
export declare function sub<A extends ArrayInput, B extends ArrayInput>(a: A, b: B, options?: OutOption): NdArray<Solved<A, B>>;
/** The same where a or b is complex: a new array of complex numbers, single if both are of singles. */
export declare function sub(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput): ComplexArray;
/**
 * a times b, element by element: NumPy's multiply and its `*`. The product of matrices is matmul.
 *
 * a, b: any arrays that verbs take, numbers among them, and of any shapes that broadcast. Neither is changed. The result is a new ndarray,
 * rows first, or `out`; single if both are of singles, else double, a number counting as double: scale keeps singles. It is there when the
 * call returns: there is no need to await it. NaN and infinities pass through. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, shapes that do not broadcast, or a wrong option.
 * @example
 * const C = multiply([[1, 2], [3, 4]], [[2], [10]]); // rows by 2 and 10
 * console.log(C.get(0, 1), C.get(1, 0)); // 4 30
 */
export declare function multiply<A extends ArrayInput, B extends ArrayInput>(a: A, b: B, options?: OutOption): NdArray<Solved<A, B>>;
/** The same where a or b is complex: a new array of complex numbers, single if both are of singles. */
export declare function multiply(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput): ComplexArray;
/**
 * a / b, element by element: NumPy's divide. A division by zero gives an infinity or NaN.
 *
 * a, b: any arrays that verbs take, numbers among them, and of any shapes that broadcast. Neither is changed. The result is a new ndarray,
 * rows first, or `out`; single if both are of singles, else double, a number counting as double. It is there when the call returns: there
 * is no need to await it. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, shapes that do not broadcast, or a wrong option.
 * @example
 * const A = [[1, 3], [2, 2]];
 * const shares = divide(A, sum(A, { axis: 1, keepdims: true }));
 * console.log(shares.get(0, 0), shares.get(1, 0)); // 0.25 0.5
 */
export declare function divide<A extends ArrayInput, B extends ArrayInput>(a: A, b: B, options?: OutOption): NdArray<Solved<A, B>>;
/** The same where a or b is complex: a new array of complex numbers, single if both are of singles. */
export declare function divide(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput): ComplexArray;
/**
 * alpha A for a number alpha, of the data type of A: singles stay singles, which multiply(A, alpha) makes doubles of.
 *
 * A: any array that verbs take. It is not changed. alpha: any number. The result is a new ndarray, rows first, or `out`, and there when the
 * call returns. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, an alpha that is no number, or a wrong option.
 * @example
 * const A = scale(new Float32Array([1, 2]), 0.5);
 * console.log(A.data); // Float32Array(2) [ 0.5, 1 ]
 */
export declare function scale<A extends ArrayInput>(A: A, alpha: number, options?: OutOption): NdArray<Solved<A>>;
/** The same of a complex A, by a number or a complex one { re, im }. */
export declare function scale<D extends Float32Array | Float64Array>(A: ComplexArray<D>, alpha: number | Complex): ComplexArray<D>;
