import { type NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
/** Options of `lu`. */
export interface LuOptions extends VerbOptions {
    /** Interchange the rows of L: A = L U, with no permutation left; default false. */
    readonly permuteL?: boolean;
}
/** A = L U, L with its rows interchanged. */
export interface PermutedTriangles<T extends Float32Array | Float64Array> {
    readonly l: NdArray<T>;
    readonly u: NdArray<T>;
}
/** A(i, :) = (L U)(p[i], :) */
export interface Triangles<T extends Float32Array | Float64Array> extends PermutedTriangles<T> {
    readonly p: Int32Array;
}
/**
 * A = P L U of any matrix, with partial pivoting. A is m x n; with k = min(m, n), l is m x k with ones on its diagonal and zeros above, u
 * is k x n with zeros below its diagonal, and row i of A is row p[i] of l times u: SciPy's lu with p_indices=True. With permuteL, l has its
 * rows interchanged, A is l times u, and there is no p.
 *
 * A: whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. It is not
 * changed, and copied before the call returns its promise. To solve systems, luFactor keeps the factors as luSolve wants them.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, up to order 512 and double
 * always on the CPU. The results are new
 * ndarrays, rows first. A singular A has zeros on u's diagonal; NaN and infinities pass through. Flops 2n^3/3, to leading order, for m = n.
 * Source: LAPACK xGETRF.
 *
 * @throws ArgumentError for a wrong shape, data type or option; never for a singular A.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const { p, l, u } = await lu(A);
 * console.log(p[0], p[1], l.get(1, 0), u.get(0, 0), u.get(1, 1)); // 1 0 0.5 4 -0.5
 */
export declare function lu<A extends ArrayInput>(A: A, options: LuOptions & {
    readonly permuteL: true;
}): Promise<PermutedTriangles<Solved<A>>>;
export declare function lu<A extends ArrayInput>(A: A, options?: LuOptions): Promise<Triangles<Solved<A>>>;
