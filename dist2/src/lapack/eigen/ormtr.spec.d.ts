import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of sytrd. Column-major.
 *
 * Multiplies by the factor of a reduction to tridiagonal form, without writing it out: what turns eigenvectors of the tridiagonal matrix
 * into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2m n^2 with 'r', to leading order, four times that of complex numbers. Source: LAPACK xORMTR, xUNMTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n: m, A, lda: m, D, E, tau }); // m >= 2
 * await dormtr(ctx.queue, { side: 'l', uplo: 'l', trans: 'n', m, n, A, lda: m, tau, C, ldc: m }); // C := Q C
 */
export declare const ormtrSpec: RoutineSpec;
