import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Solved, type VerbOptions } from './operands.ts';
import { type OutOption } from './out.ts';
/** Options of `pinv`. */
export interface PinvOptions extends VerbOptions, OutOption {
    /** Singular values up to rcond times the largest count as zero; default eps max(m, n), eps = 2^-52 (2^-23). */
    readonly rcond?: number;
}
/**
 * The pseudoinverse of Moore and Penrose, V S^+ U^T from A = U S V^T: of all X for which ||A X - I||_F is least the one with the least
 * norm.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed, and copied before the call returns its
 * promise. The result is n x m, a new ndarray, rows first. Where NumPy takes 1e-15 for rcond whatever the size, this is what it takes for
 * `rtol: None`, and SciPy always.
 *
 * Precision: single for singles, else double. A matrix is decomposed as gesdd does it, a stack as gesvdStridedBatched; the product runs on
 * the context's backend in single. Flops for m = n: about 11n^3. Source: G. Golub, C. Van Loan, Matrix Computations, 5.5.2.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix. Never for a matrix of deficient rank.
 * @example
 * const A = ndarray(new Float64Array([1, 1, 1, 1]), [2, 2]); // singular
 * const X = await pinv(A);
 * console.log(X.get(0, 0).toFixed(4), X.get(1, 0).toFixed(4)); // 0.2500 0.2500
 */
export declare function pinv<A extends ArrayInput>(A: A, options?: PinvOptions): Promise<NdArray<Solved<A>>>;
