import type { ComplexPrec } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of her, by name. */
export interface HerArgs<P extends ComplexPrec> {
    /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    n: number;
    /** Default 1. With alpha = 0 nothing is read. */
    alpha?: number;
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** In and out. May lie in the same buffer as x if it shares no element with it. */
    A: Ptr<NoInfer<P>>;
    /** At least the rows of A, and 1. */
    lda: number;
}
/**
 * A := alpha x x^H + A with a real alpha, A Hermitian. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0
 * afterwards. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 4n^2. Source: BLAS xHER.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export declare const her: {
    <P extends ComplexPrec>(on: Context | Queue, args: HerArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := alpha x x^H + A with a real alpha, A Hermitian. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0
 * afterwards. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 4n^2. Source: BLAS xHER.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export declare const cher: {
    (on: Context | Queue, args: HerArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := alpha x x^H + A with a real alpha, A Hermitian. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0
 * afterwards. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 4n^2. Source: BLAS xHER.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export declare const zher: {
    (on: Context | Queue, args: HerArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
