import { type RoutineSpec } from '../../core/spec.ts';
/**
 * [A; B] := op(Q) [A; B] (side 'l') or [A B] := [A B] op(Q) ('r'); B is m x n, Q is the orthogonal (unitary) factor of tpqrt. Column-major.
 *
 * Multiplies by the orthogonal factor of tpqrt, without writing it out.
 *
 * Overwrites A and B. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * 4mnk with l = 0, of complex numbers four times as many, to leading order. Source: LAPACK xTPMQRT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 * // the right-hand sides of the rows so far, n x nrhs, and of the new ones, m x nrhs
 * const Q = { k: n, l: 0, nb: 32, V: more, ldv: m, T, ldt: 32 };
 * await stpmqrt(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, ...Q, A: c, lda: n, B: d, ldb: m });
 */
export declare const tpmqrtSpec: RoutineSpec;
