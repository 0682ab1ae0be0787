import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix: all, those in an interval, or those with given indices.
 *
 * Overwrites A, m, W, Z, ifail and info. A is brought to tridiagonal form by reflections; bisection finds the values, inverse iteration the
 * vectors, to which the reflections are applied: of what is not asked for nothing is computed. Where all are asked for, QL iteration finds
 * them. Of a Hermitian A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's.
 *
 * On a GPU context single and complex single run on the GPU, from order 97 on and without abstol; double and complex double on the CPU. On
 * the GPU bisection finds values alone. The tridiagonal matrix is read back for vectors: up to n/64 of them inverse iteration finds on the
 * host, more divide and conquer on the GPU. Flops to leading order: 4n^3/3, 2n^2 for each vector, four times that of complex numbers, and
 * bisection and inverse iteration in multiples of n. Vectors of k values closer than 10^-3 ||A|| to their neighbours take 12n k^2 more;
 * syevr is for many of those. Source: LAPACK xSYEVX, xHEEVX, xSYTRD, xSTEBZ, xSTEIN. Unlike there A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * n)];
 * await dsyevx(ctx.queue, { range: 'i', uplo: 'l', n, A, lda: n, il: 1, iu: 2, m, W, Z, ldz: n, ifail, info }); // the two lowest, n >= 2
 * const [lowest, next] = await ctx.download(W);
 */
export declare const syevxSpec: RoutineSpec;
