import { type ArrayInput, type Solved } from './arrays.ts';
import type { NdArray } from './ndarray.ts';
import { type Transposed, type VerbOptions } from './options.ts';
import { type OutOption } from './out.ts';
/** Options of `triangularSolve`. */
export interface TriangularSolveOptions extends VerbOptions, OutOption {
    /** A is lower triangular; default false: it is upper triangular. */
    readonly lower?: boolean;
    /** 't' (or true): solve A^T x = b; default 'n'. */
    readonly trans?: Transposed;
    /** The diagonal of A is taken as ones and not read; default false. */
    readonly unitDiagonal?: boolean;
}
/**
 * x with A x = b, or A^T x = b, for a triangular A, by substitution: SciPy's solve_triangular.
 *
 * A: n x n, of which only one triangle is read. b: n numbers, or n x nrhs; x has its shape. Both are whatever counts as an array
 * (ArrayInput): ndarrays and records {data, shape, stride?, offset?} with any strides, typed arrays, nested arrays. Neither is changed, and
 * both are copied before the call returns its promise.
 *
 * Either may be a stack with leading dimensions, by the rules of NumPy 2's solve: A ... x n x n, b ... x n x nrhs or n numbers for every A,
 * the leading dimensions broadcasting; x then has b's shape with them.
 *
 * x is single if both are of singles, else double; a new ndarray, rows first. Single runs on the context's backend, double always on the
 * CPU. NaN and infinities pass through to x. Flops n^2 nrhs, to leading order. Source: BLAS xTRSM.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when an element of the diagonal is exactly zero; of a stack
 * of A it names the first such matrix, by its indices too, and how many there are.
 * @example
 * const L = ndarray(new Float64Array([2, 0, 1, 4]), [2, 2]); // rows (2 0) and (1 4)
 * const x = await triangularSolve(L, [2, 9], { lower: true });
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export declare function triangularSolve<A extends ArrayInput, B extends ArrayInput>(A: A, b: B, options?: TriangularSolveOptions): Promise<NdArray<Solved<A, B>>>;
