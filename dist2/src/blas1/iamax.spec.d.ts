import type { RoutineSpec } from '../core/spec.ts';
/**
 * result := the number, from 1, of the first element of x with the largest abs(x_i).
 *
 * The number of the first element of x with the largest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN counts as the largest,
 * then the first infinity. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live;
 * equal calls on one device give equal bits. Source: BLAS IxAMAX.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamax(ctx.queue, { n, x });
 */
export declare const iamaxSpec: RoutineSpec;
