import type { RoutineSpec } from '../core/spec.ts';
/**
 * The product x^T y of complex vectors, neither conjugated.
 *
 * NaN and infinities pass on. Flops 8n. On a GPU context complex single runs on the GPU, complex double where doubles live; equal calls on
 * one device give equal bits. Source: BLAS xDOTU.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await cdotu(ctx.queue, { n, x, y }); // { re, im }
 */
export declare const dotuSpec: RoutineSpec;
