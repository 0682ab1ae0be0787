import type { ComplexPrec, Scalar } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of her2, by name. */
export interface Her2Args<P extends ComplexPrec> {
    /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    n: number;
    /** Default 1. With alpha = 0 nothing is read. */
    alpha?: Scalar<P>;
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
 * A := alpha x y^H + conj(alpha) y x^H + A, A Hermitian. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0
 * afterwards. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHER2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export declare const her2: {
    <P extends ComplexPrec>(on: Context | Queue, args: Her2Args<P>, prec?: P): Promise<void>;
};
/**
 * A := alpha x y^H + conj(alpha) y x^H + A, A Hermitian. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0
 * afterwards. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHER2.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export declare const cher2: {
    (on: Context | Queue, args: Her2Args<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := alpha x y^H + conj(alpha) y x^H + A, A Hermitian. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0
 * afterwards. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHER2.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export declare const zher2: {
    (on: Context | Queue, args: Her2Args<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
