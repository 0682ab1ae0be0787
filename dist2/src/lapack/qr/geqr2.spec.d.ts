import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = Q R with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * QR factorization by Householder reflections, one column after the other (on a GPU a few): for a panel of few columns. On more than some
 * dozens geqrf, whose work is in products of matrices, is faster.
 *
 * Overwrites A and tau. It cannot fail: there is no info. The diagonal of R is real. On a GPU context single and complex single run
 * on the GPU, double and complex double on the CPU. Flops 2n^2 (m - n/3) for m >= n, of complex numbers four times as many, to leading
 * order. Source: LAPACK xGEQR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('s', 16);
 * await sgeqr2(ctx.queue, { m, n: 16, A, lda: m, tau });
 */
export declare const geqr2Spec: RoutineSpec;
