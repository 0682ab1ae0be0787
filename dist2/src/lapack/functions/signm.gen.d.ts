import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of signm, by name. */
export interface SignmArgs<P extends Prec> {
    n: number;
    /** In: A. Out: sign(A). */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * Out, one integer. 0: done. n: A has a NaN or an infinity, and becomes NaN. n + 1: A is singular to working precision, or the
     * iteration has not converged, because eigenvalues lie on the imaginary axis or next to it; A is as it was. Rounding errors may take
     * such eigenvalues to either side before that is seen, in small matrices above all.
     */
    info: Ptr<'i'>;
    /** Out, one integer: steps of the iteration. May be left out. */
    iter?: Ptr<'i'>;
}
/**
 * A := sign(A) for a general n x n matrix A, column-major.
 *
 * Matrix sign function: the matrix with A's eigenvectors whose eigenvalues are 1 where A's have a positive real part, and -1 where it is
 * negative. Its square is 1, and (1 + sign(A)) / 2 projects on the invariant subspace of the first.
 *
 * Overwrites A, info, and iter if it is given. X := (mu X + X^-1 / mu) / 2 is Newton's iteration for X^2 = 1; mu brings the norms of X and
 * of its inverse together until X hardly changes. A is scaled by a power of two first, which changes no sign. The nearer an eigenvalue
 * lies to the imaginary axis, as seen from its size, the more sign(A) depends on A's last digits, and the more steps are taken: some 5 to
 * 15.
 *
 * All precisions are computed on the CPU, on any context; on a GPU context operands are read back. Flops 2n^3 for each step. Source: R.
 * Byers, Solving the algebraic Riccati equation with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of
 * Matrices, 5.3.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsignm(ctx.queue, { n, A, lda: n, info }); // A := sign(A)
 */
export declare const signm: {
    <P extends Prec>(on: Context | Queue, args: SignmArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := sign(A) for a general n x n matrix A, column-major.
 *
 * Matrix sign function: the matrix with A's eigenvectors whose eigenvalues are 1 where A's have a positive real part, and -1 where it is
 * negative. Its square is 1, and (1 + sign(A)) / 2 projects on the invariant subspace of the first.
 *
 * Overwrites A, info, and iter if it is given. X := (mu X + X^-1 / mu) / 2 is Newton's iteration for X^2 = 1; mu brings the norms of X and
 * of its inverse together until X hardly changes. A is scaled by a power of two first, which changes no sign. The nearer an eigenvalue
 * lies to the imaginary axis, as seen from its size, the more sign(A) depends on A's last digits, and the more steps are taken: some 5 to
 * 15.
 *
 * All precisions are computed on the CPU, on any context; on a GPU context operands are read back. Flops 2n^3 for each step. Source: R.
 * Byers, Solving the algebraic Riccati equation with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of
 * Matrices, 5.3.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsignm(ctx.queue, { n, A, lda: n, info }); // A := sign(A)
 */
export declare const ssignm: {
    (on: Context | Queue, args: SignmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := sign(A) for a general n x n matrix A, column-major.
 *
 * Matrix sign function: the matrix with A's eigenvectors whose eigenvalues are 1 where A's have a positive real part, and -1 where it is
 * negative. Its square is 1, and (1 + sign(A)) / 2 projects on the invariant subspace of the first.
 *
 * Overwrites A, info, and iter if it is given. X := (mu X + X^-1 / mu) / 2 is Newton's iteration for X^2 = 1; mu brings the norms of X and
 * of its inverse together until X hardly changes. A is scaled by a power of two first, which changes no sign. The nearer an eigenvalue
 * lies to the imaginary axis, as seen from its size, the more sign(A) depends on A's last digits, and the more steps are taken: some 5 to
 * 15.
 *
 * All precisions are computed on the CPU, on any context; on a GPU context operands are read back. Flops 2n^3 for each step. Source: R.
 * Byers, Solving the algebraic Riccati equation with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of
 * Matrices, 5.3.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsignm(ctx.queue, { n, A, lda: n, info }); // A := sign(A)
 */
export declare const dsignm: {
    (on: Context | Queue, args: SignmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := sign(A) for a general n x n matrix A, column-major.
 *
 * Matrix sign function: the matrix with A's eigenvectors whose eigenvalues are 1 where A's have a positive real part, and -1 where it is
 * negative. Its square is 1, and (1 + sign(A)) / 2 projects on the invariant subspace of the first.
 *
 * Overwrites A, info, and iter if it is given. X := (mu X + X^-1 / mu) / 2 is Newton's iteration for X^2 = 1; mu brings the norms of X and
 * of its inverse together until X hardly changes. A is scaled by a power of two first, which changes no sign. The nearer an eigenvalue
 * lies to the imaginary axis, as seen from its size, the more sign(A) depends on A's last digits, and the more steps are taken: some 5 to
 * 15.
 *
 * All precisions are computed on the CPU, on any context; on a GPU context operands are read back. Flops 2n^3 for each step. Source: R.
 * Byers, Solving the algebraic Riccati equation with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of
 * Matrices, 5.3.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsignm(ctx.queue, { n, A, lda: n, info }); // A := sign(A)
 */
export declare const csignm: {
    (on: Context | Queue, args: SignmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := sign(A) for a general n x n matrix A, column-major.
 *
 * Matrix sign function: the matrix with A's eigenvectors whose eigenvalues are 1 where A's have a positive real part, and -1 where it is
 * negative. Its square is 1, and (1 + sign(A)) / 2 projects on the invariant subspace of the first.
 *
 * Overwrites A, info, and iter if it is given. X := (mu X + X^-1 / mu) / 2 is Newton's iteration for X^2 = 1; mu brings the norms of X and
 * of its inverse together until X hardly changes. A is scaled by a power of two first, which changes no sign. The nearer an eigenvalue
 * lies to the imaginary axis, as seen from its size, the more sign(A) depends on A's last digits, and the more steps are taken: some 5 to
 * 15.
 *
 * All precisions are computed on the CPU, on any context; on a GPU context operands are read back. Flops 2n^3 for each step. Source: R.
 * Byers, Solving the algebraic Riccati equation with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of
 * Matrices, 5.3.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dsignm(ctx.queue, { n, A, lda: n, info }); // A := sign(A)
 */
export declare const zsignm: {
    (on: Context | Queue, args: SignmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
