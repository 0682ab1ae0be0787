import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := Q, the orthogonal (unitary) factor of gehrd, n x n, column-major.
 *
 * Writes out the orthogonal (unitary) factor of a Hessenberg form.
 *
 * Overwrites A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3 to leading
 * order. Source: LAPACK xORGHR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dorghr(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // A := Q
 */
export declare const orghrSpec: RoutineSpec;
