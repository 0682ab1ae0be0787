import type { Prec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of sbmv, by name. */
export interface SbmvArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 neither A nor x is read. */
    alpha?: number;
    /**
     * Band storage, (k + 1) x n: a(i, j) is in row i - j ('l') or k + i - j ('u') of column j, so that diagonals are rows. The places in
     * the corner, which no a(i, j) has, are not used.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    x: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** Default 0. With beta = 0, y is not read. */
    beta?: number;
    /** In and out. May lie in the same buffer as A or x if it shares no element with them. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
}
/**
 * y := alpha A x + beta y, A symmetric of order n, zero but for the main diagonal and k on each side of it.
 *
 * Overwrites y only. On a GPU context single runs on the GPU, double where doubles live. Flops two per element of the band. Source: BLAS
 * xSBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export declare const sbmv: {
    <P extends Prec>(on: Context | Queue, args: SbmvArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := alpha A x + beta y, A symmetric of order n, zero but for the main diagonal and k on each side of it.
 *
 * Overwrites y only. On a GPU context single runs on the GPU, double where doubles live. Flops two per element of the band. Source: BLAS
 * xSBMV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export declare const ssbmv: {
    (on: Context | Queue, args: SbmvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * y := alpha A x + beta y, A symmetric of order n, zero but for the main diagonal and k on each side of it.
 *
 * Overwrites y only. On a GPU context single runs on the GPU, double where doubles live. Flops two per element of the band. Source: BLAS
 * xSBMV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export declare const dsbmv: {
    (on: Context | Queue, args: SbmvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
