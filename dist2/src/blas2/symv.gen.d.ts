import type { Prec, Scalar } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of symv, by name. */
export interface SymvArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    n: number;
    /** Default 1. With alpha = 0 neither A nor x is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    x: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** Default 0. With beta = 0, y is not read. */
    beta?: Scalar<P>;
    /** In and out. May lie in the same buffer as A or x if it shares no element with them. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
}
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's csymv and zsymv; Hermitian: hemv), column-major.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSYMV, LAPACK CSYMV, ZSYMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 * const product = await ctx.download(y);
 */
export declare const symv: {
    <P extends Prec>(on: Context | Queue, args: SymvArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's csymv and zsymv; Hermitian: hemv), column-major.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSYMV, LAPACK CSYMV, ZSYMV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 * const product = await ctx.download(y);
 */
export declare const ssymv: {
    (on: Context | Queue, args: SymvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's csymv and zsymv; Hermitian: hemv), column-major.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSYMV, LAPACK CSYMV, ZSYMV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 * const product = await ctx.download(y);
 */
export declare const dsymv: {
    (on: Context | Queue, args: SymvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's csymv and zsymv; Hermitian: hemv), column-major.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSYMV, LAPACK CSYMV, ZSYMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 * const product = await ctx.download(y);
 */
export declare const csymv: {
    (on: Context | Queue, args: SymvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's csymv and zsymv; Hermitian: hemv), column-major.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSYMV, LAPACK CSYMV, ZSYMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 * const product = await ctx.download(y);
 */
export declare const zsymv: {
    (on: Context | Queue, args: SymvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
