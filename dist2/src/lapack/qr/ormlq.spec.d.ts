import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gelqf. Column-major.
 *
 * Multiplies by the orthogonal factor of an LQ factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmlq.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU.
 * Doubles that live on the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex
 * numbers four times as many, to leading order. Source: LAPACK xORMLQ, xUNMLQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sormlq(ctx.queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: m, A, lda: m, tau, C, ldc: n }); // C := Q C
 */
export declare const ormlqSpec: RoutineSpec;
