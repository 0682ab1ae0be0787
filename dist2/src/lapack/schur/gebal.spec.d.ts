import type { RoutineSpec } from '../../core/spec.ts';
/**
 * A := D^-1 P^T A P D for a general n x n matrix A, column-major: P a permutation, D diagonal with powers of two.
 *
 * Balances a matrix, so that its eigenvalues can be found faster and more accurately.
 *
 * Overwrites A, ilo, ihi and scale. Rows and columns are exchanged so that A is triangular outside rows and columns ilo .. ihi, where
 * eigenvalues stand on the diagonal; those inside are multiplied by powers of two until the norms of each row and its column are alike.
 * Nothing is rounded. Rows that hold a NaN or an infinity are not scaled. Computed on the CPU, on any context. O(n^2) operations for each
 * time that it goes over the matrix; flops are not counted. Source: LAPACK xGEBAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ilo, ihi, scale] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', n)];
 * await dgebal(ctx.queue, { n, A, lda: n, ilo, ihi, scale });
 */
export declare const gebalSpec: RoutineSpec;
