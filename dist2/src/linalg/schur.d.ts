import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
/** A = Z T Z^T. Of a stack both have its leading dimensions. */
export interface SchurResult<X extends Float32Array | Float64Array> {
    /** n x n, upper triangular but for blocks of order 2 on the diagonal. */
    readonly T: NdArray<X>;
    /** n x n, orthogonal. */
    readonly Z: NdArray<X>;
}
/**
 * The Schur form, of real arrays the real one: A = Z T Z^T, where Z is orthogonal and T upper triangular but for blocks [a b; c a] on its
 * diagonal, with b c < 0, each of which has a pair of complex eigenvalues, a +- i sqrt(-b c).
 *
 * Of a complex array A = Z T Z^H with a unitary Z and a triangular T.
 *
 * A: n x n, any array that verbs take, or a stack of matrices, ... x n x n, which are decomposed one after the other. It is
 * not changed, and copied before the call returns its promise.
 *
 * Precision: single for singles, else double, on the CPU in any context: see gees, which can also order eigenvalues. Flops about 25n^3.
 * Source: LAPACK xGEES.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix.
 * @example
 * const { T, Z } = await schur([[1, 2], [3, 2]]); // eigenvalues -1 and 4
 * console.log(T.get(1, 0), (T.get(0, 0) + T.get(1, 1)).toFixed(4), Z.shape); // 0 3.0000 [ 2, 2 ]
 */
export declare function schur<A extends ArrayInput>(A: A, options?: VerbOptions): Promise<SchurResult<Solved<A>>>;
