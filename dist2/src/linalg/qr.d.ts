import { type NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
/** What `qr` returns: 'reduced' m x k and k x n, 'complete' m x m and m x n, 'r' only R, 'raw' LAPACK's reflectors. */
export type QrMode = 'reduced' | 'complete' | 'r' | 'raw';
/** Options of `qr`. */
export interface QrOptions extends VerbOptions {
    /** Default 'reduced'. */
    readonly mode?: QrMode;
}
/** A = Q R. */
export interface OrthogonalFactors<T extends Float32Array | Float64Array> {
    readonly q: NdArray<T>;
    readonly r: NdArray<T>;
}
/** What geqrf leaves. */
export interface RawFactors<T extends Float32Array | Float64Array> {
    /** n x m: the transpose of what geqrf leaves in A. */
    readonly h: NdArray<T>;
    /** min(m, n) scale factors. */
    readonly tau: NdArray<T>;
}
/**
 * A = Q R with orthonormal columns in Q and an upper triangular R, by Householder reflections: NumPy's qr. A is m x n; with k = min(m, n)
 * 'reduced' gives q, m x k, and r, k x n; 'complete' q, m x m, and r, m x n; 'r' the reduced r alone; 'raw' what geqrf leaves, h, n x m,
 * and tau, as NumPy has them. Signs are LAPACK's: diagonal elements of r may be negative.
 *
 * A: whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. It is not
 * changed, and copied before the call returns its promise. It may be a stack, ... x m x n: the results are stacks too, and all matrices are
 * factored side by side.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The results are new
 * ndarrays, rows first. NaN and infinities pass through. Flops 4n^2 (m - n/3) for m >= n with q, to leading order, half of that
 * without. Source: LAPACK xGEQRF and xORGQR.
 *
 * @throws ArgumentError for a wrong shape, data type or option.
 * @example
 * const A = ndarray(new Float64Array([3, 1, 4, 2]), [2, 2]); // rows (3 1) and (4 2)
 * const { q, r } = await qr(A);
 * console.log(q.get(0, 0).toFixed(1), r.get(0, 0).toFixed(1), r.get(1, 0)); // -0.6 -5.0 0
 */
export declare function qr<A extends ArrayInput>(A: A, options: QrOptions & {
    readonly mode: 'r';
}): Promise<NdArray<Solved<A>>>;
export declare function qr<A extends ArrayInput>(A: A, options: QrOptions & {
    readonly mode: 'raw';
}): Promise<RawFactors<Solved<A>>>;
export declare function qr<A extends ArrayInput>(A: A, options?: QrOptions & {
    readonly mode?: 'reduced' | 'complete';
}): Promise<OrthogonalFactors<Solved<A>>>;
