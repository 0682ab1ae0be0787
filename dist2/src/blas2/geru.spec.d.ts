import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x y^T + A, neither x nor y conjugated. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8mn. Source: BLAS xGERU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cgeru(ctx.queue, { m, n, alpha: { re: 0, im: -1 }, x, y, A, lda: m });
 */
export declare const geruSpec: RoutineSpec;
