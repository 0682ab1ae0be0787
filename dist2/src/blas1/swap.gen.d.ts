import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of swap, by name. */
export interface SwapArgs<P extends Prec> {
    n: number;
    /** In and out. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** In and out. May lie in the same buffer as x if the two do not overlap. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
}
/**
 * x and y change places for n elements.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles on the
 * CPU. Source: BLAS xSWAP.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export declare const swap: {
    <P extends Prec>(on: Context | Queue, args: SwapArgs<P>, prec?: P): Promise<void>;
};
/**
 * x and y change places for n elements.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles on the
 * CPU. Source: BLAS xSWAP.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export declare const hswap: {
    (on: Context | Queue, args: SwapArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * x and y change places for n elements.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles on the
 * CPU. Source: BLAS xSWAP.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export declare const sswap: {
    (on: Context | Queue, args: SwapArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * x and y change places for n elements.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles on the
 * CPU. Source: BLAS xSWAP.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export declare const dswap: {
    (on: Context | Queue, args: SwapArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * x and y change places for n elements.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles on the
 * CPU. Source: BLAS xSWAP.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export declare const cswap: {
    (on: Context | Queue, args: SwapArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * x and y change places for n elements.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles on the
 * CPU. Source: BLAS xSWAP.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export declare const zswap: {
    (on: Context | Queue, args: SwapArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
