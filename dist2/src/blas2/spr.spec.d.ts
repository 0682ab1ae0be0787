import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's cspr and zspr; Hermitian: hpr). A has order n, packed.
 *
 * Overwrites AP only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xSPR, LAPACK CSPR, ZSPR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const sprSpec: RoutineSpec;
