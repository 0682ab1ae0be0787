import type { Prec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of syr2, by name. */
export interface Syr2Args<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
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
    /** In and out. May lie in the same buffer as x or y if it shares no element with them. */
    A: Ptr<NoInfer<P>>;
    /** At least the rows of A, and 1. */
    lda: number;
}
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS
 * xSYR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export declare const syr2: {
    <P extends Prec>(on: Context | Queue, args: Syr2Args<P>, prec?: P): Promise<void>;
};
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS
 * xSYR2.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export declare const ssyr2: {
    (on: Context | Queue, args: Syr2Args<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := alpha x y^T + alpha y x^T + A, A symmetric. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context single runs on the GPU, double where doubles live. Flops 2n^2. Source: BLAS
 * xSYR2.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export declare const dsyr2: {
    (on: Context | Queue, args: Syr2Args<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
