import type { Prec, Scalar } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of scal, by name. */
export interface ScalArgs<P extends Prec> {
    n: number;
    alpha: Scalar<P>;
    /** In and out. incx: The sign does not matter here; BLAS's xSCAL does nothing where incx < 0. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
}
/**
 * x := alpha x for n elements.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. A complex alpha without an imaginary part multiplies as a real number:
 * csscal and zdscal are the same by that. Flops n, complex 6n. Half is computed in single and rounded once: what is too large becomes
 * infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source: BLAS xSCAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const scal: {
    <P extends Prec>(on: Context | Queue, args: ScalArgs<P>, prec?: P): Promise<void>;
};
/**
 * x := alpha x for n elements.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. A complex alpha without an imaginary part multiplies as a real number:
 * csscal and zdscal are the same by that. Flops n, complex 6n. Half is computed in single and rounded once: what is too large becomes
 * infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source: BLAS xSCAL.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const hscal: {
    (on: Context | Queue, args: ScalArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * x := alpha x for n elements.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. A complex alpha without an imaginary part multiplies as a real number:
 * csscal and zdscal are the same by that. Flops n, complex 6n. Half is computed in single and rounded once: what is too large becomes
 * infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source: BLAS xSCAL.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const sscal: {
    (on: Context | Queue, args: ScalArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * x := alpha x for n elements.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. A complex alpha without an imaginary part multiplies as a real number:
 * csscal and zdscal are the same by that. Flops n, complex 6n. Half is computed in single and rounded once: what is too large becomes
 * infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source: BLAS xSCAL.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const dscal: {
    (on: Context | Queue, args: ScalArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * x := alpha x for n elements.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. A complex alpha without an imaginary part multiplies as a real number:
 * csscal and zdscal are the same by that. Flops n, complex 6n. Half is computed in single and rounded once: what is too large becomes
 * infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source: BLAS xSCAL.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const cscal: {
    (on: Context | Queue, args: ScalArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * x := alpha x for n elements.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. A complex alpha without an imaginary part multiplies as a real number:
 * csscal and zdscal are the same by that. Flops n, complex 6n. Half is computed in single and rounded once: what is too large becomes
 * infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live. Source: BLAS xSCAL.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const zscal: {
    (on: Context | Queue, args: ScalArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
