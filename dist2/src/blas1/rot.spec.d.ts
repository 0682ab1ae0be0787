import { type RoutineSpec } from '../core/spec.ts';
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - conj(s) x_i) for n elements, c real, s of complex vectors complex (LAPACK's crot and zrot; with a
 * real s csrot and zdrot).
 *
 * Overwrites x and y. Whether c^2 + |s|^2 = 1 is not tested. Flops 6n, complex 20n. Half is computed in single and rounded once: what is
 * too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source:
 * BLAS xROT, LAPACK CROT, ZROT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await srot(ctx.queue, { n, x, y, c, s });
 */
export declare const rotSpec: RoutineSpec;
