import { type RoutineSpec } from '../../core/spec.ts';
/**
 * T x = w x and u^H T = w u^H for the n x n (quasi-)triangular T of a Schur form; all matrices are column-major.
 *
 * Eigenvectors of a Schur form, or of the matrix that it belongs to.
 *
 * Overwrites VR and VL as side says. Of a pair of complex eigenvalues of a real T, the real part of the vector is in one column and the
 * imaginary part in the next; it belongs to the eigenvalue with the positive imaginary part. The largest element of a vector has |re| +
 * |im| = 1. Vectors are found by substitution in blocks, without overflow, and multiplied back by products of matrices. Computed on the
 * CPU, on any context, in double for singles too. Flops n^3/3 for a side, 4n^3/3 with howmny 'b'. Source: LAPACK xTREVC3, of which the
 * vectors of chosen eigenvalues alone are not here.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: VR, ldvs: n, info });
 * await dtrevc3(ctx.queue, { side: 'r', howmny: 'b', n, T, ldt: n, VR, ldvr: n }); // of the matrix that T was made of
 */
export declare const trevc3Spec: RoutineSpec;
