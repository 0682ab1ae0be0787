import { type ArrayOf } from '../core/field.ts';
import type { Context } from '../runtime/context.ts';
import { type IllConditioned } from './illConditioned.ts';
import { type NdArray } from './ndarray.ts';
import { type ArrayInput, type Real, type Solved } from './operands.ts';
import { type Transposed } from './options.ts';
import { type PrecisionOptions } from './precision.ts';
/** Options of `lstsq`. */
export interface LstsqOptions extends PrecisionOptions {
    /** 't' (or true): minimize ||b - A^T x||; default 'n'. */
    readonly trans?: Transposed;
    /**
     * Singular values below this times the largest one count as zero; of the triangle of a factorization with column pivoting they are
     * estimated. Default: eps max(m, n), eps = 2^-23 (2^-52) of the precision computed in.
     */
    readonly rcond?: number;
    /**
     * What is done about an A whose columns depend on each other to within rounding: the rank is not full, or rcond is below eps max(m, n).
     * 'warn' (default): x is the shortest, `rank` and `rcond` of the solution tell, and `report` has a warning. 'throw': IllConditionedError.
     * 'ignore': no warning.
     */
    readonly illConditioned?: IllConditioned;
}
/** A least-squares solution, and what is known of it. */
export interface LeastSquaresSolution<T extends Float32Array | Float64Array> {
    /** n numbers, or n x nrhs, as b is. */
    readonly x: NdArray<T>;
    /** ||b - A x||^2 for each column of b; empty, as in NumPy, unless m > n and the rank is n. */
    readonly residuals: T;
    readonly rank: number;
    /**
     * The reciprocal condition number of the triangle of the factorization, estimated: about that of A, whatever the rank was decided to be.
     * Below eps, 2^-23 (2^-52), no digit of an x of full rank is certain. In mixed precision that of the columns, each scaled.
     */
    readonly rcond: number;
    /**
     * The diagonal of R, min(m, n) numbers that do not increase in magnitude. NumPy returns singular values here: these are not such, but a
     * fall among them shows where the rank ends. Empty if x was computed in mixed precision, where columns are not pivoted: the rank is then
     * full.
     */
    readonly diagonal: T;
}
/** The same of a stack of problems: ndarrays of its leading dimensions. */
export interface LeastSquaresSolutions<T extends Float32Array | Float64Array> {
    /** ... x n, or ... x n x nrhs, as b is. */
    readonly x: NdArray<T>;
    /** ... x nrhs: ||b - A x||^2 for each column of b; NaN unless m > n and the rank is n. */
    readonly residuals: NdArray<T>;
    readonly rank: NdArray<Int32Array>;
    /** ... x min(m, n): the diagonal of each R. */
    readonly diagonal: NdArray<T>;
}
/** What min ||b - A x|| needs, by columns without gaps. */
interface Columns {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly a: ArrayOf<Real>;
    /** max(m, n) x nrhs. */
    readonly b: ArrayOf<Real>;
}
/**
 * The x that minimizes ||b - A x||_2, column by column, for an A of any shape and rank; of all of them the shortest: NumPy's lstsq, by QR
 * factorization with column pivoting where NumPy uses singular values.
 *
 * A: m x n. b: m numbers, or m x nrhs; x has n of them. Both are whatever counts as an array (ArrayInput): ndarrays, records
 * with any strides, nested arrays. Neither is changed, and both are copied before the call returns its promise.
 *
 * Either may be a stack with leading dimensions, by the rules of NumPy's solve: A ... x m x n, b ... x m x nrhs or m numbers for every A,
 * the leading dimensions broadcasting. All problems are solved side by side, each with a rank of its own, and the results are
 * LeastSquaresSolutions; the type is to be named: lstsq<LeastSquaresSolutions<Float64Array>>(A, b).
 *
 * Results are single if both are Float32Arrays, else double; x is a new ndarray, rows first. `precision` 'auto' means 'f32' for singles,
 * else 'f64-cpu'. 'mixed', of one A, is for those who know its rank to be full, and has no diagonal: by dsgels, which takes columns for
 * independent if they are once each is scaled, whatever the option rcond says; where it does not converge the problem is solved again in
 * double, with the rank. `report` is told of it: its backwardError is so much of ||A||_F, or of ||A||_F ||x|| + ||b||, as would have to
 * change for x to minimize exactly; rcond is that of the triangle, columns scaled, in 'mixed' precision. An A with a NaN or an infinity has
 * rank 0 and an x of NaN; those in b pass through to x. Flops 2 n^2 (m - n/3) for m >= n, to leading order. Source: LAPACK xGELSY.
 *
 * Look at `rank`, or say illConditioned: 'throw': where columns depend on each other to within rounding, as high powers of x do, the rank
 * found is below n, and x, which fits as well as any, is far from the one that was meant. In single precision that is so from condition
 * 10^6 on.
 *
 * @throws ArgumentError for a wrong shape, data type or option; IllConditionedError for a matrix of deficient rank only if `illConditioned`
 * is 'throw'.
 * @example
 * const A = ndarray(new Float64Array([1, 0, 1, 1, 1, 2]), [3, 2]); // a line through (0, 1), (1, 3), (2, 5)
 * const { x, rank } = await lstsq(A, ndarray(new Float64Array([1, 3, 5]), [3]));
 * console.log(x.get(0).toFixed(3), x.get(1).toFixed(3), rank); // 1.000 2.000 2
 */
export declare function lstsq<A extends ArrayInput, B extends ArrayInput>(A: A, b: B, options?: LstsqOptions): Promise<LeastSquaresSolution<Solved<A, B>>>;
export declare function lstsq<R extends LeastSquaresSolutions<Float32Array | Float64Array>>(A: ArrayInput, b: ArrayInput, options?: LstsqOptions): Promise<R>;
/** gelsy on columns without gaps: X, n x nrhs, sums of squares, the rank, rcond and the diagonal of R. */
export declare function solveColumns(context: Context, prec: Real, { m, n, nrhs, a, b }: Columns, rcond: number, signal: AbortSignal | undefined): Promise<{
    x: Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike>;
    rss: Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike>;
    rank: number;
    rcond: number;
    diagonal: Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike>;
}>;
export {};
