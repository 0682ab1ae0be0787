import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) for chosen eigenvalues; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: all eigenvalues and vectors, those in an interval, or those with given indices.
 *
 * Overwrites A, B, m, W, Z, ifail and info. As sygv, with syevx for the standard problem: of what is not asked for nothing is computed.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops as syevx, 4n^3/3
 * more, and n^2 for each vector, four times that of complex numbers. Source: LAPACK xSYGVX, xHEGVX, xSYGST, xSYEVX. Unlike there matrices
 * with NaN are found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const one = { range: 'i', il: 1, iu: 1 } as const; // the least
 * await dsygvx(ctx.queue, { itype: 1, ...one, uplo: 'l', n, A, lda: n, B, ldb: n, m, W, Z, ldz: n, ifail, info });
 */
export declare const sygvxSpec: RoutineSpec;
