import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x y^H + A, y conjugated. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8mn. Source: BLAS xGERC.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cgerc(ctx.queue, { m, n, alpha: { re: 0, im: -1 }, x, y, A, lda: m });
 */
export declare const gercSpec: RoutineSpec;
