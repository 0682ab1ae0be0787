import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gehrd. Column-major.
 *
 * Multiplies by the orthogonal (unitary) factor of a Hessenberg form, without writing it out.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2mn^2 with 'r', to leading order. Source: LAPACK xORMHR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dormhr(ctx.queue, { side: 'l', trans: 't', m: n, n: k, ilo: 1, ihi: n, A, lda: n, tau, C, ldc: n }); // C := Q^T C
 */
export declare const ormhrSpec: RoutineSpec;
