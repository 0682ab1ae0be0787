import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS
 * xSYR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export declare const syr2Spec: RoutineSpec;
