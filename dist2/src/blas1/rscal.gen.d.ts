import type { ComplexPrec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of rscal, by name. */
export interface RscalArgs<P extends ComplexPrec> {
    n: number;
    alpha: number;
    /** In and out. incx: The sign does not matter here; BLAS's routines do nothing where incx < 0. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
}
/**
 * x := alpha x for n complex elements and a real alpha: BLAS's csscal and zdscal.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN, each part for itself. Flops 2n. On a GPU context complex single runs
 * on the GPU, complex double where doubles live. Source: BLAS CSSCAL, ZDSCAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await csscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const rscal: {
    <P extends ComplexPrec>(on: Context | Queue, args: RscalArgs<P>, prec?: P): Promise<void>;
};
/**
 * x := alpha x for n complex elements and a real alpha: BLAS's csscal and zdscal.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN, each part for itself. Flops 2n. On a GPU context complex single runs
 * on the GPU, complex double where doubles live. Source: BLAS CSSCAL, ZDSCAL.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await csscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const csscal: {
    (on: Context | Queue, args: RscalArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * x := alpha x for n complex elements and a real alpha: BLAS's csscal and zdscal.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN, each part for itself. Flops 2n. On a GPU context complex single runs
 * on the GPU, complex double where doubles live. Source: BLAS CSSCAL, ZDSCAL.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await csscal(ctx.queue, { n, alpha: 0.5, x });
 */
export declare const zdscal: {
    (on: Context | Queue, args: RscalArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
