import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of ger, by name. */
export interface GerArgs<P extends Prec> {
    m: number;
    n: number;
    /** Default 1. With alpha = 0 nothing is read. */
    alpha?: number;
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
 * A := alpha x y^T + A. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2mn. Source: BLAS xGER.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sger(ctx.queue, { m, n, alpha: -1, x, y, A, lda: m });
 */
export declare const ger: {
    <P extends Prec>(on: Context | Queue, args: GerArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := alpha x y^T + A. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2mn. Source: BLAS xGER.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sger(ctx.queue, { m, n, alpha: -1, x, y, A, lda: m });
 */
export declare const sger: {
    (on: Context | Queue, args: GerArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := alpha x y^T + A. A is m x n, column-major.
 *
 * Overwrites A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2mn. Source: BLAS xGER.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sger(ctx.queue, { m, n, alpha: -1, x, y, A, lda: m });
 */
export declare const dger: {
    (on: Context | Queue, args: GerArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
