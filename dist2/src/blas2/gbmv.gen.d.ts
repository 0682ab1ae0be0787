import type { Prec, Scalar } from '../core/field.ts';
import type { Ptr, Trans } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of gbmv, by name. */
export interface GbmvArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    m: number;
    n: number;
    kl: number;
    ku: number;
    /** Default 1. With alpha = 0 neither A nor x is read. */
    alpha?: Scalar<P>;
    /**
     * Band storage, (kl + ku + 1) x n: a(i, j) is in row ku + i - j of column j, so that diagonals are rows. The places in the corners,
     * which no a(i, j) has, are not used.
     */
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
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n and zero but for kl diagonals
 * below the main one, ku above it and the main one itself. x has n elements and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live. Flops two per element of the band. Source: BLAS xGBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgbmv(ctx.queue, { m: n, n, kl: 1, ku: 1, A: diagonals, lda: 3, x, y });
 */
export declare const gbmv: {
    <P extends Prec>(on: Context | Queue, args: GbmvArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n and zero but for kl diagonals
 * below the main one, ku above it and the main one itself. x has n elements and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live. Flops two per element of the band. Source: BLAS xGBMV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgbmv(ctx.queue, { m: n, n, kl: 1, ku: 1, A: diagonals, lda: 3, x, y });
 */
export declare const sgbmv: {
    (on: Context | Queue, args: GbmvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n and zero but for kl diagonals
 * below the main one, ku above it and the main one itself. x has n elements and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live. Flops two per element of the band. Source: BLAS xGBMV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgbmv(ctx.queue, { m: n, n, kl: 1, ku: 1, A: diagonals, lda: 3, x, y });
 */
export declare const dgbmv: {
    (on: Context | Queue, args: GbmvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n and zero but for kl diagonals
 * below the main one, ku above it and the main one itself. x has n elements and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live. Flops two per element of the band. Source: BLAS xGBMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgbmv(ctx.queue, { m: n, n, kl: 1, ku: 1, A: diagonals, lda: 3, x, y });
 */
export declare const cgbmv: {
    (on: Context | Queue, args: GbmvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n and zero but for kl diagonals
 * below the main one, ku above it and the main one itself. x has n elements and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live. Flops two per element of the band. Source: BLAS xGBMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgbmv(ctx.queue, { m: n, n, kl: 1, ku: 1, A: diagonals, lda: 3, x, y });
 */
export declare const zgbmv: {
    (on: Context | Queue, args: GbmvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
