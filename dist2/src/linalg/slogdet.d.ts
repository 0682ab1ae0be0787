import type { LuFactors } from './luFactor.ts';
import { type NdArray } from './ndarray.ts';
import type { ArrayInput, VerbOptions } from './operands.ts';
/** A determinant that need not be representable: sign e^logabsdet. */
export interface SignAndLog {
    /** -1, 0 or 1; NaN if the determinant is. */
    readonly sign: number;
    /** The natural logarithm of the absolute value; -Infinity if that is zero. */
    readonly logabsdet: number;
}
/** The same of a stack of matrices: ndarrays of its leading dimensions. */
export interface SignsAndLogs {
    readonly sign: NdArray<Float64Array>;
    readonly logabsdet: NdArray<Float64Array>;
}
/**
 * Sign and logarithm of the determinant of a square matrix, which cannot overflow; { sign: 0, logabsdet: -Infinity } if a pivot is exactly
 * zero, as in NumPy.
 *
 * A, which may be what luFactor(A) gave or a stack, precision and flops as of det(A). Of a stack both are ndarrays; the type is to be
 * named: slogdet<SignsAndLogs>(A).
 *
 * @throws ArgumentError for a wrong shape, data type or option; never for a singular A.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const { sign, logabsdet } = await slogdet(A);
 * console.log(sign, Math.exp(logabsdet).toFixed(6)); // 1 2.000000
 */
export declare function slogdet<R extends SignAndLog | SignsAndLogs = SignAndLog>(A: ArrayInput | LuFactors, options?: VerbOptions): Promise<R>;
