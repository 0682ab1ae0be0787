import type { Prec, SumOf } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../runtime/front.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of asum, by name. */
export interface AsumArgs<P extends Prec> {
    n: number;
    /** incx: The sign does not matter here; BLAS's xASUM returns 0 where incx < 0. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /**
     * One element, out; for halves a single, of complex vectors a real number. With it the value stays on the device, without it the
     * promise resolves to it after a readback.
     */
    result?: Ptr<SumOf<P>>;
}
/**
 * result := abs(x_0) + ... + abs(x_n-1).
 *
 * The sum of absolute values of x, of complex numbers of |Re x_i| + |Im x_i|: scasum and dzasum, whose result is real.
 *
 * NaN and infinities pass on. Flops n, complex 2n. Half is summed in single, and so is its result. On a GPU context halves and singles,
 * also complex, are computed on the GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xASUM.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sum = await sasum(ctx.queue, { n, x });
 */
export declare const asum: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<AsumArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<AsumArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: AsumArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * result := abs(x_0) + ... + abs(x_n-1).
 *
 * The sum of absolute values of x, of complex numbers of |Re x_i| + |Im x_i|: scasum and dzasum, whose result is real.
 *
 * NaN and infinities pass on. Flops n, complex 2n. Half is summed in single, and so is its result. On a GPU context halves and singles,
 * also complex, are computed on the GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xASUM.
 *
 * In half precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sum = await sasum(ctx.queue, { n, x });
 */
export declare const hasum: {
    (on: Context | Queue, args: WithPlace<AsumArgs<'h'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<AsumArgs<'h'>>): Promise<number>;
    (on: Context | Queue, args: AsumArgs<'h'>): Promise<number | undefined>;
} & {
    readonly prec: 'h';
};
/**
 * result := abs(x_0) + ... + abs(x_n-1).
 *
 * The sum of absolute values of x, of complex numbers of |Re x_i| + |Im x_i|: scasum and dzasum, whose result is real.
 *
 * NaN and infinities pass on. Flops n, complex 2n. Half is summed in single, and so is its result. On a GPU context halves and singles,
 * also complex, are computed on the GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xASUM.
 *
 * In single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sum = await sasum(ctx.queue, { n, x });
 */
export declare const sasum: {
    (on: Context | Queue, args: WithPlace<AsumArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<AsumArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: AsumArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * result := abs(x_0) + ... + abs(x_n-1).
 *
 * The sum of absolute values of x, of complex numbers of |Re x_i| + |Im x_i|: scasum and dzasum, whose result is real.
 *
 * NaN and infinities pass on. Flops n, complex 2n. Half is summed in single, and so is its result. On a GPU context halves and singles,
 * also complex, are computed on the GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xASUM.
 *
 * In double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sum = await sasum(ctx.queue, { n, x });
 */
export declare const dasum: {
    (on: Context | Queue, args: WithPlace<AsumArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<AsumArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: AsumArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * result := abs(x_0) + ... + abs(x_n-1).
 *
 * The sum of absolute values of x, of complex numbers of |Re x_i| + |Im x_i|: scasum and dzasum, whose result is real.
 *
 * NaN and infinities pass on. Flops n, complex 2n. Half is summed in single, and so is its result. On a GPU context halves and singles,
 * also complex, are computed on the GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xASUM.
 *
 * In complex single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sum = await sasum(ctx.queue, { n, x });
 */
export declare const scasum: {
    (on: Context | Queue, args: WithPlace<AsumArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<AsumArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: AsumArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * result := abs(x_0) + ... + abs(x_n-1).
 *
 * The sum of absolute values of x, of complex numbers of |Re x_i| + |Im x_i|: scasum and dzasum, whose result is real.
 *
 * NaN and infinities pass on. Flops n, complex 2n. Half is summed in single, and so is its result. On a GPU context halves and singles,
 * also complex, are computed on the GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xASUM.
 *
 * In complex double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sum = await sasum(ctx.queue, { n, x });
 */
export declare const dzasum: {
    (on: Context | Queue, args: WithPlace<AsumArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<AsumArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: AsumArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
