import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = U H with orthonormal columns in U and a symmetric, of complex numbers Hermitian, positive semidefinite H; A and U are m x n, m >= n,
 * H is n x n; all matrices are column-major.
 *
 * Polar decomposition: U is the matrix with orthonormal columns that lies next to A, and H = (A^H A)^(1/2).
 *
 * Overwrites A, H, info, and iter if it is given. A, or R of its QR factorization where it is tall, is scaled by a bound of its norm, and
 * its singular values are driven to 1 by a Halley iteration whose weights follow a lower bound of them: by QR factorizations while the
 * weights are large, by Cholesky factorizations then, and one step of Newton and Schulz at last. It begins with an estimate of the
 * condition number and takes at most six steps in double, five in single. The columns of ill-conditioned matrices are mixed first by a
 * random orthogonal matrix, the same in every run, which keeps those QR factorizations stable without pivoting.
 *
 * H is unique, and so is U if A has full rank. An A that is singular to working precision is changed by some eps ||A||: its U has
 * orthonormal columns too, one of many. Of A = 0 it is [1; 0]. H's diagonal is real. On a GPU context single and complex single precision
 * are computed on the GPU: norms, the condition number and what is left at the end are read back. Doubles are computed on the CPU.
 *
 * Flops to leading order, for m = n: 9n^3 for a step with QR, of which there are up to two in single and three in double, 4n^3 for one
 * with Cholesky, 8n^3 besides, 10n^3 more if columns are mixed. Source: Y. Nakatsukasa, Z. Bai, F. Gygi, Optimizing Halley's iteration for
 * computing the matrix polar decomposition, SIAM J. Matrix Anal. Appl. 31 (2010); Y. Nakatsukasa, N. J. Higham, Stable and efficient
 * spectral divide and conquer algorithms, SIAM J. Sci. Comput. 35 (2013); J. Demmel, I. Dumitriu, O. Holtz, Fast linear algebra is stable,
 * Numer. Math. 108 (2007).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [H, info] = [ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dpolar(ctx.queue, { m, n, A, lda: m, H, ldh: n, info }); // A := U
 */
export declare const polarSpec: RoutineSpec;
