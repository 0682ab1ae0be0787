import { type RoutineSpec } from '../core/spec.ts';
/**
 * x := alpha x for n complex elements and a real alpha: BLAS's csscal and zdscal.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN, each part for itself. Flops 2n. On a GPU context complex single runs
 * on the GPU, complex double where doubles live. Source: BLAS CSSCAL, ZDSCAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await csscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const rscalSpec: RoutineSpec;
