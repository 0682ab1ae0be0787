import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS xSPR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr2(ctx.queue, { uplo: 'l', n, x, y, AP });
 */
export declare const spr2Spec: RoutineSpec;
