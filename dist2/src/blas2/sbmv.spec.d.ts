import { type RoutineSpec } from '../core/spec.ts';
/**
 * y := alpha A x + beta y, A symmetric of order n, zero but for the main diagonal and k on each side of it.
 *
 * Overwrites y only. On a GPU context single runs on the GPU, double where doubles live. Flops two per element of the band. Source: BLAS
 * xSBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export declare const sbmvSpec: RoutineSpec;
