import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := diag(r) A diag(c), with either factor or none, as is worth while; A is m x n, column-major.
 *
 * Equilibrates a general matrix by the factors of geequ, if they differ enough to be worth while: rows if rowcnd < 0.1 or amax is at an end
 * of the range, columns if colcnd < 0.1.
 *
 * Overwrites A and equed. With info > 0 of geequ there are no factors: do not call it then. The decision is made where the data is: nothing
 * waits for the device. r, c and scalars are real. On a GPU context singles, also complex, are computed on the GPU, doubles on the
 * CPU. Flops up to 2 m n. Source: LAPACK xLAQGE.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * await slaqge(ctx.queue, { m, n, A, lda: m, r, c, scalars, equed });
 */
export declare const laqgeSpec: RoutineSpec;
