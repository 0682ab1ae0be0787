import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Q^H A P = B, A is m x n, Q and P are orthogonal, or unitary, B is bidiagonal and real: upper for m >= n, else lower. Column-major.
 *
 * Reduction to bidiagonal form by reflections from both sides: A = Q B P^H.
 *
 * Overwrites A, D, E, tauQ and tauP. For m >= n Q = H(1) ... H(n) and P = G(1) ... G(n-1): v(i) of H(i) = I - tauQ(i) v v^H has i - 1 zeros
 * and a 1 first, and the rest below the diagonal in column i of A; that of G(i) has i zeros and a 1 first, and the rest right of B in row
 * i, conjugated. For m < n Q = H(1) ... H(m-1) and P = G(1) ... G(m), and A lies the other way round: v(i) of H(i) has i zeros and a 1
 * first, and the rest below B in column i; that of G(i) has i - 1 zeros and a 1 first, and the rest right of the diagonal in row i,
 * conjugated. A tau that belongs to no reflector is 0; of complex matrices tau is complex. orgbr (ungbr) writes Q and P^H out, ormbr
 * (unmbr) multiplies by them.
 *
 * Half of the work are products of a matrix with a vector, the other half products of matrices. On a GPU context single and complex single
 * run on the GPU, and nothing waits for the host; double and complex double are computed on the CPU, on all threads. NaN and infinities in
 * A arrive in B. Flops 4n^2 (m - n/3) for m >= n, to leading order. Source: LAPACK xGEBRD; J. Dongarra, D. Sorensen, S. Hammarling, Block
 * reduction of matrices to condensed forms for eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const k = Math.min(m, n); // at least 2
 * const [D, E, tauQ, tauP] = [k, k - 1, k, k].map((length) => ctx.alloc('d', length));
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP });
 */
export declare const gebrdSpec: RoutineSpec;
