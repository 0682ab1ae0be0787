import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix, all of them by divide and conquer.
 *
 * Overwrites A, m, W, Z, isuppz and info. As syevx, but where all vectors are asked for they come from divide and conquer, as in syevd.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops to leading order:
 * 4n^3/3, and with vectors at most 10n^3/3 more where all are asked for, else 2n^2 for each and what syevx says; of complex numbers, whose
 * tridiagonal form is real, about four times that. Source: LAPACK xSYEVR, xHEEVR, xSYTRD, xSTEBZ, xSTEIN, xSTEDC. LAPACK finds vectors by
 * relatively robust representations (xSTEMR), which this does not have.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, isuppz, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2 * n), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * await dsyevr(ctx.queue, { range: 'v', uplo: 'l', n, A, lda: n, vl: 0, vu: 10, m, W, Z, ldz: n, isuppz, info });
 * const [count] = await ctx.download(m); // eigenvalues in (0, 10]
 */
export declare const syevrSpec: RoutineSpec;
