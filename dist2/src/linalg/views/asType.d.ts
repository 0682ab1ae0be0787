import { type ArrayInput } from '../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../complex/complexArray.ts';
import { type Created, type DataOfType, type DType } from '../create/dtype.ts';
import { type OutOption } from '../out.ts';
/**
 * A copy of an array in a data type: NumPy's astype. What verbs compute in follows from the data: single for 'float32', double for
 * 'float64'.
 *
 * A: any array that verbs take. It is not changed. The result is a new ndarray, rows first, or `out`; singles are rounded to nearest, and
 * numbers that are too large become infinities.
 *
 * @throws ArgumentError for what is no array, another data type, or a wrong option.
 * @example
 * console.log(asType([0.1, 1e40], 'float32').data); // Float32Array(2) [ 0.10000000149011612, Infinity ]
 */
export declare function asType<D extends DType>(A: ArrayInput, dtype: D, options?: OutOption): Created<D>;
/** The same of complex numbers, whose parts get the type. */
export declare function asType<D extends DType>(A: ComplexOperand, dtype: D): ComplexArray<DataOfType<D>>;
