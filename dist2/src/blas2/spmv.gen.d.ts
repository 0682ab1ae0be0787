import type { Prec, Scalar } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of spmv, by name. */
export interface SpmvArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** Default 1. With alpha = 0 neither AP nor x is read. */
    alpha?: Scalar<P>;
    /** n(n+1)/2 elements: the columns of the triangle, one behind the other. */
    AP: Ptr<P>;
    x: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** Default 0. With beta = 0, y is not read. */
    beta?: Scalar<P>;
    /** In and out. May lie in the same buffer as AP or x if it shares no element with them. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
}
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's cspmv and zspmv; Hermitian: hpmv), packed.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSPMV, LAPACK CSPMV, ZSPMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 * const product = await ctx.download(y);
 */
export declare const spmv: {
    <P extends Prec>(on: Context | Queue, args: SpmvArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's cspmv and zspmv; Hermitian: hpmv), packed.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSPMV, LAPACK CSPMV, ZSPMV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 * const product = await ctx.download(y);
 */
export declare const sspmv: {
    (on: Context | Queue, args: SpmvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's cspmv and zspmv; Hermitian: hpmv), packed.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSPMV, LAPACK CSPMV, ZSPMV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 * const product = await ctx.download(y);
 */
export declare const dspmv: {
    (on: Context | Queue, args: SpmvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's cspmv and zspmv; Hermitian: hpmv), packed.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSPMV, LAPACK CSPMV, ZSPMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 * const product = await ctx.download(y);
 */
export declare const cspmv: {
    (on: Context | Queue, args: SpmvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's cspmv and zspmv; Hermitian: hpmv), packed.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSPMV, LAPACK CSPMV, ZSPMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 * const product = await ctx.download(y);
 */
export declare const zspmv: {
    (on: Context | Queue, args: SpmvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
