import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by QL iteration.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syev solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * Computed on the CPU, on any context; sygvd uses a GPU. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, four times that of
 * complex numbers. Source: LAPACK xSYGV, xHEGV, xSYGST, xSYEV. Unlike there matrices with NaN are found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygv(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const sygvSpec: RoutineSpec;
