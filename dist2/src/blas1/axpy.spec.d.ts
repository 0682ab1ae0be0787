import { type RoutineSpec } from '../core/spec.ts';
/**
 * y := alpha x + y for n elements.
 *
 * Overwrites y only. Flops 2n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: BLAS xAXPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await saxpy(ctx.queue, { n, alpha: -1, x, y }); // y := y - x
 */
export declare const axpySpec: RoutineSpec;
