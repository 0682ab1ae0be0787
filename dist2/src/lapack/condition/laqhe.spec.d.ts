import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := diag(s) A diag(s), if that is worth while; A is Hermitian, n x n, column-major.
 *
 * Equilibrates a Hermitian matrix by the factors of poequ, if scond < 0.1 or amax is at an end of the range.
 *
 * Overwrites one triangle of A and equed. With info > 0 of poequ there are no factors: do not call it then. The decision is made where the
 * data is: nothing waits for the device. s and scalars are real; for a symmetric matrix see laqsy. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops up to n^2. Source: LAPACK
 * xLAQHE.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cpoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * await claqhe(ctx.queue, { uplo: 'l', n, A, lda: n, s, scalars, equed });
 */
export declare const laqheSpec: RoutineSpec;
