import { type RoutineSpec } from '../core/spec.ts';
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - s x_i) for n complex elements and real c and s: BLAS's csrot and zdrot. For a complex s: rot.
 *
 * Overwrites x and y. Whether c^2 + s^2 = 1 is not tested. Flops 12n. On a GPU context complex single runs on the GPU, complex double where
 * doubles live. Source: BLAS CSROT, ZDROT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await csrot(ctx.queue, { n, x, y, c, s });
 */
export declare const rrotSpec: RoutineSpec;
