import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's csyr and zsyr; Hermitian: her). A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops
 * n^2, complex 4n^2. Source: BLAS xSYR, LAPACK CSYR, ZSYR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export declare const syrSpec: RoutineSpec;
