import { type NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
/** Options of `polar`. */
export interface PolarOptions extends VerbOptions {
    /** Where P stands: 'right' (default) A = U P, 'left' A = P U. */
    readonly side?: 'left' | 'right';
}
/** Of a stack both have its leading dimensions. */
export interface PolarDecomposition<T extends Float32Array | Float64Array> {
    /** m x n, with orthonormal columns, or rows where m < n. */
    readonly U: NdArray<T>;
    /** Symmetric and positive semidefinite: n x n on the right, m x m on the left. */
    readonly P: NdArray<T>;
}
/**
 * The polar decomposition: A = U P, or A = P U with side 'left', where U has orthonormal columns (rows, if A has fewer of them) and P is
 * symmetric and positive semidefinite. U is the nearest matrix to A of its kind.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed, and copied before the call returns its
 * promise. P is symmetric to the last bit. Of a matrix of deficient rank P is determined, U is not.
 *
 * Precision: single for singles, else double. The decomposition runs on the CPU, products of singles on the context's backend; stacks whose
 * U has orthonormal columns (with side 'left' rows), at most 128 of them, in one call, see polarStridedBatched. Flops for m = n: about
 * 13n^3. Source: SciPy's polar: X S Y^T = A, U = X Y^T, P = Y S Y^T or X S X^T.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix.
 * @example
 * const { U, P } = await polar([[0, -2], [2, 0]]); // a turn by a right angle, and twice the unit matrix
 * console.log(U.get(1, 0).toFixed(4), P.get(0, 0).toFixed(4)); // 1.0000 2.0000
 */
export declare function polar<A extends ArrayInput>(A: A, options?: PolarOptions): Promise<PolarDecomposition<Solved<A>>>;
