import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const signmSpec: RoutineSpec;
