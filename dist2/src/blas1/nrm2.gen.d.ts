import type { Prec, SumOf } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../runtime/front.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of nrm2, by name. */
export interface Nrm2Args<P extends Prec> {
    n: number;
    /** incx: The sign does not matter here. */
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
 * result := sqrt(|x_0|^2 + ... + |x_n-1|^2).
 *
 * The Euclidean norm of x, of complex numbers by scnrm2 and dznrm2, whose result is real.
 *
 * Scaled, so that no square overflows or underflows; GPUs take numbers below 2^-126 for zero. NaN passes on, also beside infinities. Flops
 * 2n, complex 4n. Half is summed in single, and so is its result. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xNRM2.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const length = await snrm2(ctx.queue, { n, x });
 */
export declare const nrm2: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<Nrm2Args<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<Nrm2Args<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: Nrm2Args<P>, prec?: P): Promise<number | undefined>;
};
/**
 * result := sqrt(|x_0|^2 + ... + |x_n-1|^2).
 *
 * The Euclidean norm of x, of complex numbers by scnrm2 and dznrm2, whose result is real.
 *
 * Scaled, so that no square overflows or underflows; GPUs take numbers below 2^-126 for zero. NaN passes on, also beside infinities. Flops
 * 2n, complex 4n. Half is summed in single, and so is its result. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xNRM2.
 *
 * In half precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const length = await snrm2(ctx.queue, { n, x });
 */
export declare const hnrm2: {
    (on: Context | Queue, args: WithPlace<Nrm2Args<'h'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<Nrm2Args<'h'>>): Promise<number>;
    (on: Context | Queue, args: Nrm2Args<'h'>): Promise<number | undefined>;
} & {
    readonly prec: 'h';
};
/**
 * result := sqrt(|x_0|^2 + ... + |x_n-1|^2).
 *
 * The Euclidean norm of x, of complex numbers by scnrm2 and dznrm2, whose result is real.
 *
 * Scaled, so that no square overflows or underflows; GPUs take numbers below 2^-126 for zero. NaN passes on, also beside infinities. Flops
 * 2n, complex 4n. Half is summed in single, and so is its result. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xNRM2.
 *
 * In single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const length = await snrm2(ctx.queue, { n, x });
 */
export declare const snrm2: {
    (on: Context | Queue, args: WithPlace<Nrm2Args<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<Nrm2Args<'s'>>): Promise<number>;
    (on: Context | Queue, args: Nrm2Args<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * result := sqrt(|x_0|^2 + ... + |x_n-1|^2).
 *
 * The Euclidean norm of x, of complex numbers by scnrm2 and dznrm2, whose result is real.
 *
 * Scaled, so that no square overflows or underflows; GPUs take numbers below 2^-126 for zero. NaN passes on, also beside infinities. Flops
 * 2n, complex 4n. Half is summed in single, and so is its result. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xNRM2.
 *
 * In double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const length = await snrm2(ctx.queue, { n, x });
 */
export declare const dnrm2: {
    (on: Context | Queue, args: WithPlace<Nrm2Args<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<Nrm2Args<'d'>>): Promise<number>;
    (on: Context | Queue, args: Nrm2Args<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * result := sqrt(|x_0|^2 + ... + |x_n-1|^2).
 *
 * The Euclidean norm of x, of complex numbers by scnrm2 and dznrm2, whose result is real.
 *
 * Scaled, so that no square overflows or underflows; GPUs take numbers below 2^-126 for zero. NaN passes on, also beside infinities. Flops
 * 2n, complex 4n. Half is summed in single, and so is its result. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xNRM2.
 *
 * In complex single precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const length = await snrm2(ctx.queue, { n, x });
 */
export declare const scnrm2: {
    (on: Context | Queue, args: WithPlace<Nrm2Args<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<Nrm2Args<'c'>>): Promise<number>;
    (on: Context | Queue, args: Nrm2Args<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * result := sqrt(|x_0|^2 + ... + |x_n-1|^2).
 *
 * The Euclidean norm of x, of complex numbers by scnrm2 and dznrm2, whose result is real.
 *
 * Scaled, so that no square overflows or underflows; GPUs take numbers below 2^-126 for zero. NaN passes on, also beside infinities. Flops
 * 2n, complex 4n. Half is summed in single, and so is its result. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xNRM2.
 *
 * In complex double precision.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const length = await snrm2(ctx.queue, { n, x });
 */
export declare const dznrm2: {
    (on: Context | Queue, args: WithPlace<Nrm2Args<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<Nrm2Args<'z'>>): Promise<number>;
    (on: Context | Queue, args: Nrm2Args<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
