import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), H = I - V T V^H (storev 'c') or I - V^H T V ('r'); C is m x n. Column-major.
 *
 * Applies a block of Householder reflectors, by products of matrices.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk, of
 * complex numbers four times as many, to leading order. Source: LAPACK xLARFB, forward: there is no DIRECT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 * await slarfb(ctx.queue, { side: 'l', trans: 't', storev: 'c', m, n, k, V, ldv: m, T, ldt: k, C, ldc: m });
 */
export declare const larfbSpec: RoutineSpec;
