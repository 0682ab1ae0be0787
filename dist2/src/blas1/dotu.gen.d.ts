import type { Complex, ComplexPrec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../runtime/front.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of dotu, by name. */
export interface DotuArgs<P extends ComplexPrec> {
    n: number;
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
    /** One element, out. With it the value stays on the device, without it the promise resolves to it after a readback. */
    result?: Ptr<NoInfer<P>>;
}
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
export declare const dotu: {
    <P extends ComplexPrec>(on: Context | Queue, args: WithPlace<DotuArgs<P>>, prec?: P): Promise<undefined>;
    <P extends ComplexPrec>(on: Context | Queue, args: WithoutPlace<DotuArgs<P>>, prec?: P): Promise<Complex>;
    <P extends ComplexPrec>(on: Context | Queue, args: DotuArgs<P>, prec?: P): Promise<Complex | undefined>;
};
/**
 * The product x^T y of complex vectors, neither conjugated.
 *
 * NaN and infinities pass on. Flops 8n. On a GPU context complex single runs on the GPU, complex double where doubles live; equal calls on
 * one device give equal bits. Source: BLAS xDOTU.
 *
 * In complex single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await cdotu(ctx.queue, { n, x, y }); // { re, im }
 */
export declare const cdotu: {
    (on: Context | Queue, args: WithPlace<DotuArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<DotuArgs<'c'>>): Promise<Complex>;
    (on: Context | Queue, args: DotuArgs<'c'>): Promise<Complex | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * The product x^T y of complex vectors, neither conjugated.
 *
 * NaN and infinities pass on. Flops 8n. On a GPU context complex single runs on the GPU, complex double where doubles live; equal calls on
 * one device give equal bits. Source: BLAS xDOTU.
 *
 * In complex double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await cdotu(ctx.queue, { n, x, y }); // { re, im }
 */
export declare const zdotu: {
    (on: Context | Queue, args: WithPlace<DotuArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<DotuArgs<'z'>>): Promise<Complex>;
    (on: Context | Queue, args: DotuArgs<'z'>): Promise<Complex | undefined>;
} & {
    readonly prec: 'z';
};
