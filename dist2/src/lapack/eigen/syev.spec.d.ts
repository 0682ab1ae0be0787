import { type RoutineSpec } from '../../core/spec.ts';
/** Whether eigenvectors are wanted: 'n' values alone, 'v' vectors too. */
export type EigenJob = 'n' | 'v';
/**
 * A = Z W Z^H with orthogonal (unitary) Z and real diagonal W; A is symmetric, or Hermitian if complex, of order n with one triangle
 * stored; column-major.
 *
 * Eigenvalues and eigenvectors of a symmetric or Hermitian matrix, by QL and QR iteration.
 *
 * Overwrites A, W and info. A is brought to tridiagonal form by reflections, in blocks; QL or QR iteration with implicit shifts makes that
 * diagonal, and its rotations are applied to the vectors many at a time; without vectors it works on squares. Eigenvalues are good to some
 * eps times the largest one. A whose largest element's square would leave the range is scaled by a power of two on the way. Of a Hermitian
 * A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's, and so are vectors of
 * equal eigenvalues. syevd has the same arguments, and is faster where vectors are wanted.
 *
 * Computed on the CPU, on any context; what happens to the tridiagonal matrix, which is real, is computed in double for singles too. Flops
 * to leading order: 4n^3/3 for W alone, about 9n^3 with vectors; of complex numbers 16n^3/3 and 23n^3. Source: LAPACK xSYEV, xHEEV, xSYTRD,
 * xSTEQR, xSTERF. Unlike there A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsyev(ctx.queue, { uplo: 'l', n, A, lda: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const syevSpec: RoutineSpec;
