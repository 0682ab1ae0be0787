import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B = Q S P^T, B bidiagonal of order n, S diagonal; U := U Q, V^H := P^T V^H. Matrices are column-major.
 *
 * Singular values of a bidiagonal matrix by QR iteration, and its vectors multiplied by what brought a matrix to that form.
 *
 * B is real whatever U and V are, and so are Q and P. Overwrites D, E, U, V^H and info. Steps have a shift unless it would cost small
 * singular values their accuracy: all of them come out to about as many digits as B's elements have. The iteration runs in double for
 * singles too; its rotations are applied to the vectors many at a time, on all threads.
 *
 * Computed on the CPU, on any context. Flops about 6n^2 (nru + ncvt), which depends on the numbers. Source: LAPACK xBDSQR; J. Demmel, W.
 * Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no third matrix is
 * multiplied.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * B.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * const info = ctx.alloc('i', 1);
 * await dbdsqr(ctx.queue, { uplo: 'u', n, D, E, info }); // D: the singular values of A
 */
export declare const bdsqrSpec: RoutineSpec;
