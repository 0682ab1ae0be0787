import type { Prec, Scalar } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of spr, by name. */
export interface SprArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** Default 1. With alpha = 0 nothing is read. */
    alpha?: Scalar<P>;
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /**
     * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as x if it shares no
     * element with it.
     */
    AP: Ptr<NoInfer<P>>;
}
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's cspr and zspr; Hermitian: hpr). A has order n, packed.
 *
 * Overwrites AP only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xSPR, LAPACK CSPR, ZSPR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const spr: {
    <P extends Prec>(on: Context | Queue, args: SprArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's cspr and zspr; Hermitian: hpr). A has order n, packed.
 *
 * Overwrites AP only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xSPR, LAPACK CSPR, ZSPR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const sspr: {
    (on: Context | Queue, args: SprArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's cspr and zspr; Hermitian: hpr). A has order n, packed.
 *
 * Overwrites AP only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xSPR, LAPACK CSPR, ZSPR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const dspr: {
    (on: Context | Queue, args: SprArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's cspr and zspr; Hermitian: hpr). A has order n, packed.
 *
 * Overwrites AP only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xSPR, LAPACK CSPR, ZSPR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const cspr: {
    (on: Context | Queue, args: SprArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's cspr and zspr; Hermitian: hpr). A has order n, packed.
 *
 * Overwrites AP only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xSPR, LAPACK CSPR, ZSPR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const zspr: {
    (on: Context | Queue, args: SprArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
