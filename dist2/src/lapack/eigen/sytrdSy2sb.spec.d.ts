import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Q^H A Q = B, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), B as A with kd diagonals
 * on each side of the main one. Column-major.
 *
 * First of the two stages of a reduction to tridiagonal form: from a full matrix to a band. Nearly all of it is products of matrices.
 *
 * Overwrites the stored triangle of A, AB and tau. Q = H(1) ... H(n-kd), H(i) = I - tau(i) v v^H: v has kd + i - 1 zeros and a 1 first;
 * the rest is below row kd + i in column i of A with uplo 'l', to the right of column kd + i in row i with 'u'. The diagonals of A that are
 * B's hold B. With 'l' ormqr multiplies by Q, from element (kd, 0) of A on: its n - kd reflectors act on all rows but the first kd. Of
 * complex matrices with 'u' Q = H(1)^H ... H(n-kd)^H, and conj(v) stands there, as gelqf leaves it. With kd >= n - 1, of complex matrices
 * n, nothing is left to reduce and Q = I. With kd = 1 the reflectors are those of sytrd, of complex ones with 'l'. Imaginary parts on the
 * diagonal of a Hermitian A are not looked at and are 0 afterwards. NaN and infinities in A become NaN in AB.
 *
 * Single and complex single are computed on the GPU of a GPU context, where nothing waits for the host; double and complex double on the
 * CPU. Flops 4n^3/3, of complex numbers 16n^3/3, to leading order. Source: LAPACK xSYTRD_SY2SB, xHETRD_HE2HB; C. Bischof, B. Lang, X. Sun,
 * A framework for symmetric band reduction, ACM Trans. Math. Softw. 26 (2000).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [AB, tau] = [ctx.alloc('d', 33 * n), ctx.alloc('d', n - 32)]; // n > 32
 * await dsytrdSy2sb(ctx.queue, { uplo: 'l', n, kd: 32, A, lda: n, AB, ldab: 33, tau });
 */
export declare const sytrdSy2sbSpec: RoutineSpec;
