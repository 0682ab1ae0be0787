import type { ComplexPrec, Scalar } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of hbmv, by name. */
export interface HbmvArgs<P extends ComplexPrec> {
    /** Which triangle of A is stored, 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 neither A nor x is read. */
    alpha?: Scalar<P>;
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
    beta?: Scalar<P>;
    /** In and out. May lie in the same buffer as A or x if it shares no element with them. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
}
/**
 * y := alpha A x + beta y, A Hermitian of order n, zero but for the main diagonal and k on each side of it.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops eight per element of the band. Source: BLAS xHBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export declare const hbmv: {
    <P extends ComplexPrec>(on: Context | Queue, args: HbmvArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := alpha A x + beta y, A Hermitian of order n, zero but for the main diagonal and k on each side of it.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops eight per element of the band. Source: BLAS xHBMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export declare const chbmv: {
    (on: Context | Queue, args: HbmvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y := alpha A x + beta y, A Hermitian of order n, zero but for the main diagonal and k on each side of it.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops eight per element of the band. Source: BLAS xHBMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export declare const zhbmv: {
    (on: Context | Queue, args: HbmvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
