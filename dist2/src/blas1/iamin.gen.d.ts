import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../runtime/front.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of iamin, by name. */
export interface IaminArgs<P extends Prec> {
    n: number;
    /** incx: With incx < 0 element 1 is the last one in memory; BLAS returns 0 then. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** One element, out. If it is given, the value stays on the device, there; otherwise the promise resolves to it, after a readback. */
    result?: Ptr<'i'>;
}
/**
 * result := the number, from 1, of the first element of x with the smallest abs(x_i).
 *
 * The number of the first element of x with the smallest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN, if there is one, wins
 * over every number. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live; equal
 * calls on one device give equal bits. Source: BLAS IxAMIN (an extension of some libraries).
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamin(ctx.queue, { n, x });
 */
export declare const iamin: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<IaminArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<IaminArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: IaminArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * result := the number, from 1, of the first element of x with the smallest abs(x_i).
 *
 * The number of the first element of x with the smallest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN, if there is one, wins
 * over every number. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live; equal
 * calls on one device give equal bits. Source: BLAS IxAMIN (an extension of some libraries).
 *
 * In half precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamin(ctx.queue, { n, x });
 */
export declare const ihamin: {
    (on: Context | Queue, args: WithPlace<IaminArgs<'h'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IaminArgs<'h'>>): Promise<number>;
    (on: Context | Queue, args: IaminArgs<'h'>): Promise<number | undefined>;
} & {
    readonly prec: 'h';
};
/**
 * result := the number, from 1, of the first element of x with the smallest abs(x_i).
 *
 * The number of the first element of x with the smallest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN, if there is one, wins
 * over every number. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live; equal
 * calls on one device give equal bits. Source: BLAS IxAMIN (an extension of some libraries).
 *
 * In single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamin(ctx.queue, { n, x });
 */
export declare const isamin: {
    (on: Context | Queue, args: WithPlace<IaminArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IaminArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: IaminArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * result := the number, from 1, of the first element of x with the smallest abs(x_i).
 *
 * The number of the first element of x with the smallest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN, if there is one, wins
 * over every number. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live; equal
 * calls on one device give equal bits. Source: BLAS IxAMIN (an extension of some libraries).
 *
 * In double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamin(ctx.queue, { n, x });
 */
export declare const idamin: {
    (on: Context | Queue, args: WithPlace<IaminArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IaminArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: IaminArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * result := the number, from 1, of the first element of x with the smallest abs(x_i).
 *
 * The number of the first element of x with the smallest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN, if there is one, wins
 * over every number. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live; equal
 * calls on one device give equal bits. Source: BLAS IxAMIN (an extension of some libraries).
 *
 * In complex single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamin(ctx.queue, { n, x });
 */
export declare const icamin: {
    (on: Context | Queue, args: WithPlace<IaminArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IaminArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: IaminArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * result := the number, from 1, of the first element of x with the smallest abs(x_i).
 *
 * The number of the first element of x with the smallest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN, if there is one, wins
 * over every number. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live; equal
 * calls on one device give equal bits. Source: BLAS IxAMIN (an extension of some libraries).
 *
 * In complex double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamin(ctx.queue, { n, x });
 */
export declare const izamin: {
    (on: Context | Queue, args: WithPlace<IaminArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IaminArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: IaminArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
