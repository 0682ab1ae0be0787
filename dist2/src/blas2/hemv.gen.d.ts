import type { ComplexPrec, Scalar } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of hemv, by name. */
export interface HemvArgs<P extends ComplexPrec> {
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
 * y := alpha A x + beta y, A Hermitian of order n, column-major.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHEMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chemv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 */
export declare const hemv: {
    <P extends ComplexPrec>(on: Context | Queue, args: HemvArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := alpha A x + beta y, A Hermitian of order n, column-major.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHEMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chemv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 */
export declare const chemv: {
    (on: Context | Queue, args: HemvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y := alpha A x + beta y, A Hermitian of order n, column-major.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHEMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chemv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 */
export declare const zhemv: {
    (on: Context | Queue, args: HemvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
