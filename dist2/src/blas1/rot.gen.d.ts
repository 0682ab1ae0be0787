import type { Prec, Scalar } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of rot, by name. */
export interface RotArgs<P extends Prec> {
    n: number;
    /** In and out. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** In and out. May lie in the same buffer as x if the two do not overlap. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
    /** Cosine and sine, e.g. from rotg. */
    c: number;
    s: Scalar<P>;
}
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
export declare const rot: {
    <P extends Prec>(on: Context | Queue, args: RotArgs<P>, prec?: P): Promise<void>;
};
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - conj(s) x_i) for n elements, c real, s of complex vectors complex (LAPACK's crot and zrot; with a
 * real s csrot and zdrot).
 *
 * Overwrites x and y. Whether c^2 + |s|^2 = 1 is not tested. Flops 6n, complex 20n. Half is computed in single and rounded once: what is
 * too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source:
 * BLAS xROT, LAPACK CROT, ZROT.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await srot(ctx.queue, { n, x, y, c, s });
 */
export declare const hrot: {
    (on: Context | Queue, args: RotArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - conj(s) x_i) for n elements, c real, s of complex vectors complex (LAPACK's crot and zrot; with a
 * real s csrot and zdrot).
 *
 * Overwrites x and y. Whether c^2 + |s|^2 = 1 is not tested. Flops 6n, complex 20n. Half is computed in single and rounded once: what is
 * too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source:
 * BLAS xROT, LAPACK CROT, ZROT.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await srot(ctx.queue, { n, x, y, c, s });
 */
export declare const srot: {
    (on: Context | Queue, args: RotArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - conj(s) x_i) for n elements, c real, s of complex vectors complex (LAPACK's crot and zrot; with a
 * real s csrot and zdrot).
 *
 * Overwrites x and y. Whether c^2 + |s|^2 = 1 is not tested. Flops 6n, complex 20n. Half is computed in single and rounded once: what is
 * too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source:
 * BLAS xROT, LAPACK CROT, ZROT.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await srot(ctx.queue, { n, x, y, c, s });
 */
export declare const drot: {
    (on: Context | Queue, args: RotArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - conj(s) x_i) for n elements, c real, s of complex vectors complex (LAPACK's crot and zrot; with a
 * real s csrot and zdrot).
 *
 * Overwrites x and y. Whether c^2 + |s|^2 = 1 is not tested. Flops 6n, complex 20n. Half is computed in single and rounded once: what is
 * too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source:
 * BLAS xROT, LAPACK CROT, ZROT.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await srot(ctx.queue, { n, x, y, c, s });
 */
export declare const crot: {
    (on: Context | Queue, args: RotArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - conj(s) x_i) for n elements, c real, s of complex vectors complex (LAPACK's crot and zrot; with a
 * real s csrot and zdrot).
 *
 * Overwrites x and y. Whether c^2 + |s|^2 = 1 is not tested. Flops 6n, complex 20n. Half is computed in single and rounded once: what is
 * too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source:
 * BLAS xROT, LAPACK CROT, ZROT.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await srot(ctx.queue, { n, x, y, c, s });
 */
export declare const zrot: {
    (on: Context | Queue, args: RotArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
