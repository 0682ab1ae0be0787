import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := diag(s) A diag(s), if that is worth while; A is symmetric, n x n, column-major.
 *
 * Equilibrates a symmetric matrix by the factors of poequ, if scond < 0.1 or amax is at an end of the range.
 *
 * Overwrites one triangle of A and equed. With info > 0 of poequ there are no factors: do not call it then. The decision is made where the
 * data is: nothing waits for the device. s and scalars are real; for a Hermitian matrix see laqhe. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops up to n^2. Source: LAPACK
 * xLAQSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * await slaqsy(ctx.queue, { uplo: 'l', n, A, lda: n, s, scalars, equed });
 */
export declare const laqsySpec: RoutineSpec;
