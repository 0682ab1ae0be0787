import { type RoutineSpec } from '../core/spec.ts';
/**
 * x := alpha x for n elements.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. A complex alpha without an imaginary part multiplies as a real number:
 * csscal and zdscal are the same by that. Flops n, complex 6n. Half is computed in single and rounded once: what is too large becomes
 * infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source: BLAS xSCAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const scalSpec: RoutineSpec;
