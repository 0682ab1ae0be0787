import type { Prec, Scalar } from '../core/field.ts';
import type { Ptr, Trans } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of gemv, by name. */
export interface GemvArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    m: number;
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
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n, column-major; x has n elements
 * and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once:
 * what is too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Flops 2mn, complex 8mn. Source: BLAS xGEMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export declare const gemv: {
    <P extends Prec>(on: Context | Queue, args: GemvArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n, column-major; x has n elements
 * and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once:
 * what is too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Flops 2mn, complex 8mn. Source: BLAS xGEMV.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export declare const hgemv: {
    (on: Context | Queue, args: GemvArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n, column-major; x has n elements
 * and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once:
 * what is too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Flops 2mn, complex 8mn. Source: BLAS xGEMV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export declare const sgemv: {
    (on: Context | Queue, args: GemvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n, column-major; x has n elements
 * and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once:
 * what is too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Flops 2mn, complex 8mn. Source: BLAS xGEMV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export declare const dgemv: {
    (on: Context | Queue, args: GemvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n, column-major; x has n elements
 * and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once:
 * what is too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Flops 2mn, complex 8mn. Source: BLAS xGEMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export declare const cgemv: {
    (on: Context | Queue, args: GemvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n, column-major; x has n elements
 * and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once:
 * what is too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Flops 2mn, complex 8mn. Source: BLAS xGEMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export declare const zgemv: {
    (on: Context | Queue, args: GemvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
