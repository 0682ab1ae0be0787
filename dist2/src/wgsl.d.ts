/** What all functions can be asked for. */
export interface FunctionOptions {
    /** Type of the elements. 'f16' needs `enable f16;` at the head of the module. */
    readonly precision?: 'f32' | 'f16';
    /** Name of the function; by default its own with its sizes. */
    readonly name?: string;
}
/** The order of the matrices, besides what all functions take. */
export interface OrderOptions extends FunctionOptions {
    /** Order of the matrix, 1 to 16; of eigh and svd 1 to 8. */
    readonly n: number;
}
/** The order of the matrices, and the number of right-hand sides. */
export interface SolveOptions extends OrderOptions {
    /** Right-hand sides, 1 to 16; default 1. */
    readonly nrhs?: number;
}
/** The sizes of a product: m x n with depth k. */
export interface MatmulOptions extends FunctionOptions {
    /** Rows of op(A) and C, columns of op(B) and C, and what is summed over; 1 to 16. */
    readonly m: number;
    readonly n: number;
    readonly k: number;
    /** op(A) = A^T; A is then k x m. Default false. */
    readonly transA?: boolean;
    /** op(B) = B^T; B is then n x k. Default false. */
    readonly transB?: boolean;
}
/**
 * `fn lu4(a: ptr<function, array<f32, 16>>, pivots: ptr<function, array<u32, 4>>) -> u32` for n = 4: P A = L U with partial pivoting, in
 * place.
 *
 * Column-major: element (i, j) is (*a)[i + n*j]. Out: L below the diagonal, U on and above it; row k was exchanged with row pivots[k] >= k,
 * both counted from 0. Returns 0, or k > 0 where U(k,k), counted from 1, is exactly zero: the factors are complete, without a division by
 * it. Flops 2n^3/3. Source: LAPACK xGETRF.
 *
 * @throws ArgumentError for an order outside 1..16 and for options that do not exist.
 * @example
 * const text = `${lu({ n: 4 })}
 * @compute @workgroup_size(64) fn main() { var a: array<f32, 16>; var p: array<u32, 4>; let info = lu4(&a, &p); }`;
 */
export declare const lu: (options: OrderOptions) => string;
/**
 * `fn cholesky4(a: ptr<function, array<f32, 16>>) -> u32` for n = 4: A = L L^T in place, A symmetric positive definite.
 *
 * Only the lower triangle is read and written. Returns 0, or k > 0 where the leading minor of order k is not positive, NaN included: *a
 * means nothing then. Flops n^3/3. Source: LAPACK xPOTRF.
 *
 * @throws As lu.
 */
export declare const cholesky: (options: OrderOptions) => string;
/**
 * `fn inverse4(a: ptr<function, array<f32, 16>>) -> u32` for n = 4: A^-1 in the place of A, by elimination with partial pivoting.
 *
 * Returns 0, or k > 0 where the k-th pivot, counted from 1, is exactly zero: *a means nothing then. Flops 2n^3. To solve a system, solve is
 * faster and more accurate. Source: Gauss-Jordan elimination in place, e.g. Higham, Accuracy and Stability, section 14.4.
 *
 * @throws As lu.
 */
export declare const inverse: (options: OrderOptions) => string;
/**
 * `fn eigh4(a: ptr<function, array<f32, 16>>, w: ptr<function, array<f32, 4>>) -> u32` for n = 4: A = Z W Z^T, A symmetric, by Jacobi's
 * rotations.
 *
 * Only the lower triangle of A is read; *a becomes the vectors, column i that of (*w)[i], and the values ascend. It is computed in f32
 * whatever the elements are. Small eigenvalues of graded definite matrices are right to their own digits. Returns 0, n where A has a NaN or
 * an infinity, or how many off-diagonal elements are left after 30 sweeps, which has not been seen. Flops about 30n^3. Source: H.
 * Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1.
 *
 * @throws ArgumentError for an order outside 1..8 and for options that do not exist.
 */
export declare function eigh(options: OrderOptions): string;
/**
 * `fn svd4(a: ptr<function, array<f32, 16>>, s: ptr<function, array<f32, 4>>, v: ptr<function, array<f32, 16>>) -> u32` for n = 4: A = U S
 * V^T by one-sided Jacobi iteration.
 *
 * *a becomes U, *v is V, not its transpose, and the values *s descend; of values that are zero vectors are orthonormal too. It is computed
 * in f32 whatever the elements are. If A = B D with a diagonal D, errors are relative to each value and grow with B's condition number
 * only. Returns 0, n where A has a NaN or an infinity, or how many pairs of columns are left after 30 sweeps, which has not been seen.
 * Flops about 60n^3. Source: M. R. Hestenes, Inversion of matrices by biorthogonalization, J. SIAM 6 (1958).
 *
 * @throws ArgumentError for an order outside 1..8 and for options that do not exist.
 */
export declare function svd(options: OrderOptions): string;
/**
 * `fn solve4x1(a: ptr<function, array<f32, 16>>, b: ptr<function, array<f32, 4>>) -> u32` for n = 4, nrhs = 1: B := A^-1 B, by elimination
 * with partial pivoting.
 *
 * A is n x n and destroyed, B is n x nrhs. Returns 0, or k > 0 where the k-th pivot, counted from 1, is exactly zero: *b means nothing
 * then. Flops 2n^3/3 + 2n^2 nrhs. Source: LAPACK xGESV.
 *
 * @throws As lu.
 */
export declare const solve: (options: SolveOptions) => string;
/**
 * `fn solveSpd4x1(a: ptr<function, array<f32, 16>>, b: ptr<function, array<f32, 4>>) -> u32` for n = 4, nrhs = 1: B := A^-1 B, A symmetric
 * positive definite.
 *
 * Only the lower triangle of A is read, and becomes L with A = L L^T. Returns 0, or k > 0 where the leading minor of order k is not
 * positive, NaN included: *b means nothing then. Flops n^3/3 + 2n^2 nrhs. Source: LAPACK xPOSV.
 *
 * @throws As lu.
 */
export declare const solveSpd: (options: SolveOptions) => string;
/**
 * `fn matmul4x2x3(a: ptr<function, array<f32, 12>>, b: ptr<function, array<f32, 6>>, c: ptr<function, array<f32, 8>>)` for m = 4, n = 2, k
 * = 3: C := op(A) op(B), m x n, summed over k. With transposes the name ends in their letters: matmul4x2x3_nt.
 *
 * All column-major; c is another array than a and b. Flops 2mnk. Source: BLAS xGEMM.
 *
 * @throws As lu.
 */
export declare function matmul(options: MatmulOptions): string;
