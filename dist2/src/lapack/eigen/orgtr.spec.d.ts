import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := Q, the orthogonal (unitary) factor of sytrd, of order n. Column-major.
 *
 * Writes out the factor of a reduction to tridiagonal form.
 *
 * Overwrites all of A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3, of
 * complex numbers 16n^3/3, to leading order. Source: LAPACK xORGTR, xUNGTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau }); // n >= 2
 * await dorgtr(ctx.queue, { uplo: 'l', n, A, lda: n, tau }); // A = Q
 */
export declare const orgtrSpec: RoutineSpec;
