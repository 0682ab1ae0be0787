import type { ArrayOf } from '../core/field.ts';
import type { Strided, View2 } from '../core/strided.ts';
import type { Context } from '../runtime/context.ts';
import { type NdArray } from './ndarray.ts';
import { type ArrayInput, type Numbers, type Real, type Solved, type VerbOptions } from './operands.ts';
/** P A = L U, as SciPy's lu_factor has it. */
export interface LuFactors<T extends Float32Array | Float64Array = Float32Array | Float64Array> {
    /** n x n: L below the diagonal (its ones are not stored), U on and above it. */
    readonly lu: Strided<T>;
    /** n row numbers from 0: row i was exchanged with row piv[i], in turn. */
    readonly piv: Int32Array;
}
/**
 * P A = L U of a square matrix with partial pivoting, to be used more than once: by luSolve, det and slogdet. L is unit lower triangular, U
 * upper triangular.
 *
 * A: n x n, whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. It is not
 * changed, and copied before the call returns its promise.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, up to order 512 and double
 * always on the CPU. NaN and infinities
 * pass through to the factors. A zero pivot stays on U's diagonal: luSolve then throws, and det is 0. Flops 2n^3/3, to leading order.
 * Source: LAPACK xGETRF.
 *
 * @throws ArgumentError for a wrong shape, data type or option; never for a singular A.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const factors = await luFactor(A);
 * const x = await luSolve(factors, ndarray(new Float64Array([4, 10]), [2]));
 * console.log(x.get(0), x.get(1), await det(factors)); // 1 2 2
 */
export declare function luFactor<A extends ArrayInput>(A: A, options?: VerbOptions): Promise<LuFactors<Solved<A>> & {
    readonly lu: NdArray<Solved<A>>;
}>;
export interface Factors {
    readonly factors: ArrayOf<Real>;
    readonly ipiv: Int32Array;
}
/** The factors of an m x n matrix by columns without gaps, and its pivots, counted from 1. It is copied before the call returns. */
export declare function factorColumns(context: Context, prec: Real, view: View2<Numbers>, signal: AbortSignal | undefined): Factors | Promise<Factors>;
export declare const isFactors: (x: unknown) => x is LuFactors;
/** The checked parts of factors, the first argument of a verb: solving trusts pivots to be rows. */
export declare function pivotsOf(routine: string, { lu, piv }: LuFactors): {
    readonly lu: View2<Numbers>;
    readonly piv: Int32Array;
};
