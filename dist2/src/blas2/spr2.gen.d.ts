import type { Prec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of spr2, by name. */
export interface Spr2Args<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** Default 1. With alpha = 0 nothing is read. */
    alpha?: number;
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
    /**
     * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as x or y if it shares
     * no element with them.
     */
    AP: Ptr<NoInfer<P>>;
}
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS xSPR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr2(ctx.queue, { uplo: 'l', n, x, y, AP });
 */
export declare const spr2: {
    <P extends Prec>(on: Context | Queue, args: Spr2Args<P>, prec?: P): Promise<void>;
};
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS xSPR2.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr2(ctx.queue, { uplo: 'l', n, x, y, AP });
 */
export declare const sspr2: {
    (on: Context | Queue, args: Spr2Args<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS xSPR2.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr2(ctx.queue, { uplo: 'l', n, x, y, AP });
 */
export declare const dspr2: {
    (on: Context | Queue, args: Spr2Args<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
