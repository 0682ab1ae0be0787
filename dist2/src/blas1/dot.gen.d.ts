import type { Prec, SumOf } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../runtime/front.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of dot, by name. */
export interface DotArgs<P extends Prec> {
    n: number;
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
    /**
     * One element, out; for halves a single. With it the value stays on the device, without it the promise resolves to it after a
     * readback.
     */
    result?: Ptr<SumOf<P>>;
}
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
export declare const dot: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<DotArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<DotArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: DotArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * result := x_0 y_0 + ... + x_n-1 y_n-1.
 *
 * The inner product x^T y.
 *
 * NaN and infinities pass on. Flops 2n. Half is summed in single, and so is its result. On a GPU context half and single run on the GPU,
 * double where doubles live; equal calls on one device give equal bits. Source: BLAS xDOT.
 *
 * In half precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await sdot(ctx.queue, { n, x, y });
 * await sdot(ctx.queue, { n, x, y, result: rhos.at(3) }); // stays on the device
 */
export declare const hdot: {
    (on: Context | Queue, args: WithPlace<DotArgs<'h'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<DotArgs<'h'>>): Promise<number>;
    (on: Context | Queue, args: DotArgs<'h'>): Promise<number | undefined>;
} & {
    readonly prec: 'h';
};
/**
 * result := x_0 y_0 + ... + x_n-1 y_n-1.
 *
 * The inner product x^T y.
 *
 * NaN and infinities pass on. Flops 2n. Half is summed in single, and so is its result. On a GPU context half and single run on the GPU,
 * double where doubles live; equal calls on one device give equal bits. Source: BLAS xDOT.
 *
 * In single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await sdot(ctx.queue, { n, x, y });
 * await sdot(ctx.queue, { n, x, y, result: rhos.at(3) }); // stays on the device
 */
export declare const sdot: {
    (on: Context | Queue, args: WithPlace<DotArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<DotArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: DotArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * result := x_0 y_0 + ... + x_n-1 y_n-1.
 *
 * The inner product x^T y.
 *
 * NaN and infinities pass on. Flops 2n. Half is summed in single, and so is its result. On a GPU context half and single run on the GPU,
 * double where doubles live; equal calls on one device give equal bits. Source: BLAS xDOT.
 *
 * In double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await sdot(ctx.queue, { n, x, y });
 * await sdot(ctx.queue, { n, x, y, result: rhos.at(3) }); // stays on the device
 */
export declare const ddot: {
    (on: Context | Queue, args: WithPlace<DotArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<DotArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: DotArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
