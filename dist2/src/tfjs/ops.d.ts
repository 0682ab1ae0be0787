import type { Core, Tensor } from './peers.ts';
/** What tfjs operations take: a tensor, or numbers in arrays. */
export type TensorLike = import('@tensorflow/tfjs-core').TensorLike;
/**
 * A result and what LAPACK says of it: an int32 tensor with a number for each matrix, 0 if all is well. Reading it waits for the device.
 */
export interface Reported {
    readonly result: Tensor;
    readonly info: Tensor;
}
/** Which triangle a triangular solution reads, and how. */
export interface TriangularOptions {
    /** Which triangle of a is used. Default true. */
    readonly lower?: boolean;
    /** Solves a^T X = B. Default false. */
    readonly adjoint?: boolean;
}
/**
 * Operations on the last two dimensions of tensors; the leading ones are a batch. Singles, on the backend that registerBasalt has
 * registered, which must be the current one. Like tfjs's own they return at once, and throw for shapes that do not fit, never for numbers:
 * a matrix that cannot be factored makes its results NaN, and info, in the `Reported` forms, says which it was and why. Gradients of first
 * order are exact; those of QR need a of full column rank (wide: its first columns).
 */
export interface Operations {
    /**
     * X with a X = b: a [..., n, n], b [..., n, nrhs]; leading dimensions are broadcast. LU with partial pivoting.
     * @example
     * const x = basalt.solve([[4, 1], [2, 3]], [[1], [2]]); // [[0.1], [0.6]]
     */
    solve(a: Tensor | TensorLike, b: Tensor | TensorLike): Tensor;
    /** The same with info: i > 0 where U(i,i) is exactly zero. */
    solveReported(a: Tensor | TensorLike, b: Tensor | TensorLike): Reported;
    /** X with a X = b or a^T X = b, a triangular; the other triangle is not read. A zero on the diagonal gives infinities and NaN. */
    triangularSolve(a: Tensor | TensorLike, b: Tensor | TensorLike, options?: TriangularOptions): Tensor;
    /** L, lower triangular, with L L^T = a [..., n, n]; only the lower triangle of a is read. The gradient is symmetric. */
    cholesky(a: Tensor | TensorLike): Tensor;
    /** The same with info: i > 0 where the leading minor of order i is not positive definite. */
    choleskyReported(a: Tensor | TensorLike): Reported;
    /**
     * [q, r] with q r = a [..., m, n], reduced: q [..., m, k] with orthonormal columns, r [..., k, n] upper triangular, k = min(m, n). Its
     * diagonal may be negative.
     */
    qr(a: Tensor | TensorLike): [Tensor, Tensor];
}
export declare function operations(tf: Core): Operations;
