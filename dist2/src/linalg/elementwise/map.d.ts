import type { Complex } from '../../core/field.ts';
import { type ArrayInput, type Solved } from '../arrays.ts';
import type { ComplexArray } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import type { NdArray } from '../ndarray.ts';
import { type OutOption } from '../out.ts';
/**
 * f of each element: what NumPy's exp, sqrt and other functions of arrays are, with JavaScript's own: map(A, Math.exp).
 *
 * A: any array that verbs take. It is not changed. f: takes a number and gives one; it is called once for each element, rows first. The
 * result is a new ndarray, rows first, or `out`; single for a Float32Array, else double. It is there when the call returns.
 *
 * @throws ArgumentError for what is no array or no function, or a wrong option.
 * @example
 * const R = map([[1, 4], [9, 16]], Math.sqrt);
 * console.log(R.get(1, 0), R.get(1, 1)); // 3 4
 */
export declare function map<A extends ArrayInput>(A: A, f: (x: number) => number, options?: OutOption): NdArray<Solved<A>>;
/** The same of complex numbers { re, im }, of which f gives complex or real ones: a new array of complex numbers of A's data type. */
export declare function map<D extends Pairs>(A: ComplexArray<D>, f: (x: Complex) => Complex | number): ComplexArray<D>;
