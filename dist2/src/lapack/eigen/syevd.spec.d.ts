import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = Z W Z^H with orthogonal (unitary) Z and real diagonal W; A is symmetric, or Hermitian if complex, of order n with one triangle
 * stored; column-major.
 *
 * Eigenvalues and eigenvectors of a symmetric or Hermitian matrix, by divide and conquer.
 *
 * Overwrites A, W and info. As syev, but the vectors of the tridiagonal matrix come from halves that are solved and merged, by products of
 * matrices, which are real, and the reflections are applied to them in blocks. The more eigenvalues agree, the less there is to do.
 *
 * Single and complex single precision of orders above 96 are computed on the GPU: values alone by bisection, which waits for nothing; with
 * vectors the tridiagonal matrix comes to the CPU, which says what of the halves is merged. Smaller ones, unless `mode` says otherwise,
 * double and complex double are computed on the CPU. Flops to leading order: 4n^3/3 for W alone, 14n^3/3 at most with vectors; of complex
 * numbers 16n^3/3 and 44n^3/3. Real ones are reduced in two stages, by way of a band, from order 8192 on, with vectors from 20480, complex
 * ones from 4096 on, with vectors where `stages` says so; vectors then take 2n^3 flops more, 8n^3 of complex numbers, and n^2 numbers of
 * memory. Source: LAPACK xSYEVD, xHEEVD, xSYTRD, xSTEDC, xSTEBZ, xORMTR; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the
 * symmetric tridiagonal eigenproblem, SIAM J. Matrix Anal. Appl. 16 (1995). Unlike there A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsyevd(ctx.queue, { uplo: 'l', n, A, lda: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const syevdSpec: RoutineSpec;
