import { type RoutineSpec } from '../core/spec.ts';
/**
 * result := x_0 y_0 + ... + x_n-1 y_n-1.
 *
 * The inner product x^T y.
 *
 * NaN and infinities pass on. Flops 2n. Half is summed in single, and so is its result. On a GPU context half and single run on the GPU,
 * double where doubles live; equal calls on one device give equal bits. Source: BLAS xDOT.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await sdot(ctx.queue, { n, x, y });
 * await sdot(ctx.queue, { n, x, y, result: rhos.at(3) }); // stays on the device
 */
export declare const dotSpec: RoutineSpec;
