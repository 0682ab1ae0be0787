import { type RoutineSpec } from '../core/spec.ts';
/**
 * result := abs(x_0) + ... + abs(x_n-1).
 *
 * The sum of absolute values of x, of complex numbers of |Re x_i| + |Im x_i|: scasum and dzasum, whose result is real.
 *
 * NaN and infinities pass on. Flops n, complex 2n. Half is summed in single, and so is its result. On a GPU context halves and singles,
 * also complex, are computed on the GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xASUM.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sum = await sasum(ctx.queue, { n, x });
 */
export declare const asumSpec: RoutineSpec;
