import type { Prec, Scalar } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of axpy, by name. */
export interface AxpyArgs<P extends Prec> {
    n: number;
    /** Default 1. With alpha = 0 nothing is read and y stays as it is. */
    alpha?: Scalar<P>;
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** In and out. May lie in the same buffer as x if the two do not overlap. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
}
/**
 * y := alpha x + y for n elements.
 *
 * Overwrites y only. Flops 2n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: BLAS xAXPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await saxpy(ctx.queue, { n, alpha: -1, x, y }); // y := y - x
 */
export declare const axpy: {
    <P extends Prec>(on: Context | Queue, args: AxpyArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := alpha x + y for n elements.
 *
 * Overwrites y only. Flops 2n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: BLAS xAXPY.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await saxpy(ctx.queue, { n, alpha: -1, x, y }); // y := y - x
 */
export declare const haxpy: {
    (on: Context | Queue, args: AxpyArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * y := alpha x + y for n elements.
 *
 * Overwrites y only. Flops 2n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: BLAS xAXPY.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await saxpy(ctx.queue, { n, alpha: -1, x, y }); // y := y - x
 */
export declare const saxpy: {
    (on: Context | Queue, args: AxpyArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * y := alpha x + y for n elements.
 *
 * Overwrites y only. Flops 2n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: BLAS xAXPY.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await saxpy(ctx.queue, { n, alpha: -1, x, y }); // y := y - x
 */
export declare const daxpy: {
    (on: Context | Queue, args: AxpyArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * y := alpha x + y for n elements.
 *
 * Overwrites y only. Flops 2n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: BLAS xAXPY.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await saxpy(ctx.queue, { n, alpha: -1, x, y }); // y := y - x
 */
export declare const caxpy: {
    (on: Context | Queue, args: AxpyArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y := alpha x + y for n elements.
 *
 * Overwrites y only. Flops 2n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: BLAS xAXPY.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await saxpy(ctx.queue, { n, alpha: -1, x, y }); // y := y - x
 */
export declare const zaxpy: {
    (on: Context | Queue, args: AxpyArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
