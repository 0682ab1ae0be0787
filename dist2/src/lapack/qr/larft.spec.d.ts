import { type RoutineSpec } from '../../core/spec.ts';
/**
 * T of H(1) ... H(k) = I - V T V^H ('c') or I - V^H T V ('r'), H(j) = I - tau(j) v(j) v(j)^H. Column-major.
 *
 * The triangular factor of a block of Householder reflectors, with which larfb applies all of them by products of matrices.
 *
 * Overwrites T's upper triangle. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * k^2 n, of complex numbers four times as many, to leading order. Source: LAPACK xLARFT, forward: there is no DIRECT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqr2(ctx.queue, { m, n: k, A: V, lda: m, tau });
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 */
export declare const larftSpec: RoutineSpec;
