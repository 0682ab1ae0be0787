import { type RoutineSpec } from '../core/spec.ts';
/**
 * (x_i, y_i) := H (x_i, y_i) for n elements.
 *
 * Overwrites x and y. BLAS's PARAM(1:5) is flag, h11, h21, h12, h22: the record that rotmg returns as param. Flops 6n, or 4n with ones.
 * Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and single run on the GPU, double
 * where doubles live.
 * Source: BLAS xROTM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { param } = rotmg(2, 3, 1, 5);
 * await srotm(ctx.queue, { n, x, y, ...param });
 */
export declare const rotmSpec: RoutineSpec;
