import type { ComplexPrec, Scalar } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of geru, by name. */
export interface GeruArgs<P extends ComplexPrec> {
    m: number;
    n: number;
    /** Default 1. With alpha = 0 nothing is read. */
    alpha?: Scalar<P>;
    /** m elements. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** n elements. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
    /** In and out. May lie in the same buffer as x or y if it shares no element with them. */
    A: Ptr<NoInfer<P>>;
    /** At least the rows of A, and 1. */
    lda: number;
}
/**
 * A := alpha x y^T + A, neither x nor y conjugated. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8mn. Source: BLAS xGERU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cgeru(ctx.queue, { m, n, alpha: { re: 0, im: -1 }, x, y, A, lda: m });
 */
export declare const geru: {
    <P extends ComplexPrec>(on: Context | Queue, args: GeruArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := alpha x y^T + A, neither x nor y conjugated. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8mn. Source: BLAS xGERU.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cgeru(ctx.queue, { m, n, alpha: { re: 0, im: -1 }, x, y, A, lda: m });
 */
export declare const cgeru: {
    (on: Context | Queue, args: GeruArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := alpha x y^T + A, neither x nor y conjugated. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8mn. Source: BLAS xGERU.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cgeru(ctx.queue, { m, n, alpha: { re: 0, im: -1 }, x, y, A, lda: m });
 */
export declare const zgeru: {
    (on: Context | Queue, args: GeruArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
