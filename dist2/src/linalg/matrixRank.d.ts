import { type NdArray } from './ndarray.ts';
import { type ArrayInput, type VerbOptions } from './operands.ts';
/** Options of `matrixRank`. */
export interface RankOptions extends VerbOptions {
    /** Singular values up to this count as zero. */
    readonly tol?: number;
    /** Singular values up to rtol times the largest count as zero; default eps max(m, n), eps = 2^-52 (2^-23). Not together with tol. */
    readonly rtol?: number;
}
/**
 * The rank of a matrix: how many of its singular values are not negligible. Of a vector 1, or 0 if all its elements are zero.
 *
 * A: m x n, any array that verbs take. It is not changed, and copied before the call returns its promise. Or a stack of matrices, ... x m x
 * n: the result is then an ndarray of integers of the leading dimensions, whose type is to be named: matrixRank<NdArray<Int32Array>>(A).
 *
 * Precision: single for singles, else double; large singles on a GPU, see gesdd, and stacks too, see gesvdStridedBatched. Flops 8n^3/3 for
 * m = n. Source: NumPy's matrix_rank.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity; of a stack it names the
 * first such matrix.
 * @example
 * const A = ndarray(new Float64Array([1, 2, 2, 4]), [2, 2]); // rows (1 2) and (2 4)
 * console.log(await matrixRank(A)); // 1
 */
export declare function matrixRank<R extends number | NdArray<Int32Array> = number>(A: ArrayInput, options?: RankOptions): Promise<R>;
