import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../runtime/front.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of iamax, by name. */
export interface IamaxArgs<P extends Prec> {
    n: number;
    /** incx: With incx < 0 element 1 is the last one in memory; BLAS returns 0 then. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** One element, out. If it is given, the value stays on the device, there; otherwise the promise resolves to it, after a readback. */
    result?: Ptr<'i'>;
}
/**
 * result := the number, from 1, of the first element of x with the largest abs(x_i).
 *
 * The number of the first element of x with the largest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN counts as the largest,
 * then the first infinity. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live;
 * equal calls on one device give equal bits. Source: BLAS IxAMAX.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamax(ctx.queue, { n, x });
 */
export declare const iamax: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<IamaxArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<IamaxArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: IamaxArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * result := the number, from 1, of the first element of x with the largest abs(x_i).
 *
 * The number of the first element of x with the largest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN counts as the largest,
 * then the first infinity. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live;
 * equal calls on one device give equal bits. Source: BLAS IxAMAX.
 *
 * In half precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamax(ctx.queue, { n, x });
 */
export declare const ihamax: {
    (on: Context | Queue, args: WithPlace<IamaxArgs<'h'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IamaxArgs<'h'>>): Promise<number>;
    (on: Context | Queue, args: IamaxArgs<'h'>): Promise<number | undefined>;
} & {
    readonly prec: 'h';
};
/**
 * result := the number, from 1, of the first element of x with the largest abs(x_i).
 *
 * The number of the first element of x with the largest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN counts as the largest,
 * then the first infinity. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live;
 * equal calls on one device give equal bits. Source: BLAS IxAMAX.
 *
 * In single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamax(ctx.queue, { n, x });
 */
export declare const isamax: {
    (on: Context | Queue, args: WithPlace<IamaxArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IamaxArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: IamaxArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * result := the number, from 1, of the first element of x with the largest abs(x_i).
 *
 * The number of the first element of x with the largest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN counts as the largest,
 * then the first infinity. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live;
 * equal calls on one device give equal bits. Source: BLAS IxAMAX.
 *
 * In double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamax(ctx.queue, { n, x });
 */
export declare const idamax: {
    (on: Context | Queue, args: WithPlace<IamaxArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IamaxArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: IamaxArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * result := the number, from 1, of the first element of x with the largest abs(x_i).
 *
 * The number of the first element of x with the largest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN counts as the largest,
 * then the first infinity. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live;
 * equal calls on one device give equal bits. Source: BLAS IxAMAX.
 *
 * In complex single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamax(ctx.queue, { n, x });
 */
export declare const icamax: {
    (on: Context | Queue, args: WithPlace<IamaxArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IamaxArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: IamaxArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * result := the number, from 1, of the first element of x with the largest abs(x_i).
 *
 * The number of the first element of x with the largest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN counts as the largest,
 * then the first infinity. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live;
 * equal calls on one device give equal bits. Source: BLAS IxAMAX.
 *
 * In complex double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamax(ctx.queue, { n, x });
 */
export declare const izamax: {
    (on: Context | Queue, args: WithPlace<IamaxArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<IamaxArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: IamaxArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
