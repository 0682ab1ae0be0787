import type { ComplexPrec, Scalar } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of hpmv, by name. */
export interface HpmvArgs<P extends ComplexPrec> {
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
 * y := alpha A x + beta y, A Hermitian of order n, packed.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHPMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 */
export declare const hpmv: {
    <P extends ComplexPrec>(on: Context | Queue, args: HpmvArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := alpha A x + beta y, A Hermitian of order n, packed.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHPMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 */
export declare const chpmv: {
    (on: Context | Queue, args: HpmvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y := alpha A x + beta y, A Hermitian of order n, packed.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHPMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 */
export declare const zhpmv: {
    (on: Context | Queue, args: HpmvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
