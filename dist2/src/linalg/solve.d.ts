import { type IllConditioned } from './illConditioned.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved } from './operands.ts';
import { type Transposed } from './options.ts';
import { type OutOption } from './out.ts';
import { type PrecisionOptions } from './precision.ts';
/** Options of `solve`. */
export interface SystemOptions extends PrecisionOptions, OutOption {
    /** 't' (or true): solve A^T x = b; default 'n'. */
    readonly trans?: Transposed;
    /**
     * Whether `report` is to have rcond too, of one A only. Where x was computed in 'mixed' precision A is factored once more for it, in
     * single.
     */
    readonly condition?: boolean;
    /**
     * What is done about an A with which no digit of x is certain, its reciprocal condition number, rows and columns scaled, being below eps
     * = 2^-23 (2^-52) of the precision computed in. 'throw' (default): IllConditionedError. 'warn': x as it is, and `report` has a warning,
     * and that number for rcond unless `condition` asks for the other. 'ignore': x as it is, nothing looked at, as in NumPy.
     */
    readonly illConditioned?: IllConditioned;
}
/**
 * x with A x = b for a square A, by LU factorization with partial pivoting.
 *
 * A: n x n. b: n numbers, or n x nrhs; x has its shape. Both are whatever counts as an array (ArrayInput): ndarrays and
 * records with any strides, be they transposed, sub-matrices or reversed, typed arrays, nested arrays. Neither is changed, and both are
 * copied before the call returns its promise.
 *
 * Either may be a stack with leading dimensions, by the rules of NumPy 2: A ... x n x n, b ... x n x nrhs or n numbers for every A, the
 * leading dimensions broadcasting; x then has b's shape with them. All systems are solved side by side.
 *
 * x is single if both are Float32Array, else double; a new ndarray, rows first. How it is computed is `precision`: 'auto' means 'f32' for
 * singles. One matrix of doubles is solved in 'mixed' precision, by dsgesv, on a GPU context if n >= 512 and nrhs <= n / 8; all else is
 * 'f64-cpu'. 'mixed' gives what double would, where it does not converge by double itself; 'f32' of doubles gives some six digits less the
 * condition number's. NaN and infinities pass through to x. `report` is told of it: its backwardError is the largest
 * ||b - A x|| / (||A|| ||x|| + ||b||) in infinity norms, rcond that of the 1-norm. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source:
 * LAPACK xGESV, DSGESV.
 *
 * A system of order up to 512 of singles on a GPU context is solved on the CPU: it would be longer on its way. Whatever the CPU computes is
 * ready when the call returns its promise; the last bits of small ones, of order up to 12, need not be the routine's.
 *
 * An A that is singular to within rounding has no zero pivot, and an x of which no digit need be right: that is an error too, see
 * `illConditioned`. It is looked for in the pivots and the size of x, and the condition number is estimated only where these give reason
 * to, so that nothing is lost on others; of a stack on the GPU the size of x alone is looked at.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when a pivot, in the precision computed in, is exactly zero;
 * IllConditionedError, with rcond, where no digit of x is certain, unless `illConditioned` is 'warn' or 'ignore'. Of a stack both name the
 * first such matrix, by batchElement and batchIndex, and how many there are.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const b = ndarray(new Float64Array([4, 10]), [2]);
 * const x = await solve(A, b);
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export declare function solve<A extends ArrayInput, B extends ArrayInput>(A: A, b: B, options?: SystemOptions): Promise<NdArray<Solved<A, B>>>;
