import type { ComplexPrec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of hpr, by name. */
export interface HprArgs<P extends ComplexPrec> {
    /** Which triangle of A is stored, 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** Default 1. With alpha = 0 nothing is read. */
    alpha?: number;
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /**
     * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as
     * x if it shares no element with it.
     */
    AP: Ptr<NoInfer<P>>;
}
/**
 * A := alpha x x^H + A with a real alpha, A Hermitian. A has order n, packed.
 *
 * Overwrites AP only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU context
 * complex single runs on the GPU, complex double where doubles live. Flops 4n^2. Source: BLAS xHPR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const hpr: {
    <P extends ComplexPrec>(on: Context | Queue, args: HprArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := alpha x x^H + A with a real alpha, A Hermitian. A has order n, packed.
 *
 * Overwrites AP only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU context
 * complex single runs on the GPU, complex double where doubles live. Flops 4n^2. Source: BLAS xHPR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const chpr: {
    (on: Context | Queue, args: HprArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := alpha x x^H + A with a real alpha, A Hermitian. A has order n, packed.
 *
 * Overwrites AP only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU context
 * complex single runs on the GPU, complex double where doubles live. Flops 4n^2. Source: BLAS xHPR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const zhpr: {
    (on: Context | Queue, args: HprArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
