import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x y^T + A. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2mn. Source: BLAS xGER.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sger(ctx.queue, { m, n, alpha: -1, x, y, A, lda: m });
 */
export declare const gerSpec: RoutineSpec;
