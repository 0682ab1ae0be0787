import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Q^H B Q = T, B symmetric, or Hermitian if complex, of order n with kd diagonals on each side of the main one, Q orthogonal (unitary), T
 * real and tridiagonal. Column-major.
 *
 * Second of the two stages of a reduction to tridiagonal form: from a band to three diagonals, by chasing bulges.
 *
 * Overwrites D, E and V. Sweep s = 0 ... n-3, of complex matrices n-2, brings column s into its form; its step k = 0, 1, ... reflects the
 * kd rows and columns from s + 1 + k kd on, as far as there are any, which moves what the step before has filled in down the band. Q = Q(0)
 * Q(1) ..., Q(s) = H(s,0) H(s,1) ..., H = I - tau v v^H. Imaginary parts on the diagonal of a Hermitian B are not looked at. NaN and
 * infinities in AB become NaN in D and E.
 *
 * On a GPU context single and complex single with 8, 16 or 32 diagonals are computed on the GPU, several steps of many sweeps to a
 * dispatch, and nothing waits for the host; other bandwidths, double and complex double on the CPU. Flops 6n^2 kd, of complex numbers
 * 24n^2 kd, to leading order. Source: LAPACK xSYTRD_SB2ST, xHETRD_HB2ST; A. Haidar, H. Ltaief, J. Dongarra, Parallel reduction to condensed
 * forms for symmetric eigenvalue problems using aggregated fine-grained and memory-aware kernels, SC11 (2011).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrdSy2sb(ctx.queue, { uplo: 'l', n, kd: 32, A, lda: n, AB, ldab: 33, tau });
 * const [D, E] = [ctx.alloc('d', n), ctx.alloc('d', n - 1)];
 * await dsytrdSb2st(ctx.queue, { vect: 'n', uplo: 'l', n, kd: 32, AB, ldab: 33, D, E });
 */
export declare const sytrdSb2stSpec: RoutineSpec;
