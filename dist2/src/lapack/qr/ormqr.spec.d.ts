import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of geqrf. Column-major.
 *
 * Multiplies by the orthogonal factor of a QR factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmqr.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex numbers four times as
 * many, to leading order. Source: LAPACK xORMQR, xUNMQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C, ldc: m }); // C := Q^T C
 */
export declare const ormqrSpec: RoutineSpec;
