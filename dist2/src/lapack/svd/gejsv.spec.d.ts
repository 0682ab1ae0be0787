import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by QR factorizations and one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and U and V if they are asked for. A's rows are brought into the order of their largest elements, A P = Q R by
 * pivoting on the largest column, then R^H = Q' R', and the columns of R'^H, which are nearly orthogonal by then, are rotated until they
 * are. If A = B D, or A = D B, with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D.
 * Of a square matrix it takes about as long as gesvj, which does nine sweeps where this does eight, of a tall one less. A is scaled by a
 * power of two on the way; values that do not reach 2^-960 of the largest element, 2^-180 in single, are zero.
 *
 * Computed on the CPU, on any context. Flops: 2mn^2 for the factorizations, 2n^3 for each sweep, 12n for each rotated pair. Source: LAPACK
 * xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there no singular
 * values are left out on request (joba, jobr, jobp), rows are always put into order, as by joba 'f', and A is never transposed (jobt): with
 * its rows in order that gains no digits.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, U, V] = [ctx.alloc('d', n), ctx.alloc('d', m * n), ctx.alloc('d', n * n)];
 * const info = ctx.alloc('i', 1);
 * await dgejsv(ctx.queue, { m, n, A, lda: m, SVA, U, ldu: m, V, ldv: n, info }); // m >= n >= 1
 */
export declare const gejsvSpec: RoutineSpec;
