import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of copy, by name. */
export interface CopyArgs<P extends Prec> {
    n: number;
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** Out; not read. May lie in the same buffer as x if the two do not overlap. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
}
/**
 * y := x for n elements.
 *
 * y := x.
 *
 * Overwrites y only, bit by bit: NaN and subnormal numbers arrive as they are. No flops. On a GPU context halves and singles, also
 * complex, are computed on the GPU, doubles on the CPU. Source: BLAS xCOPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await scopy(ctx.queue, { n: 3, x: A.at(1), incx: lda, y }); // row 1 of A
 */
export declare const copy: {
    <P extends Prec>(on: Context | Queue, args: CopyArgs<P>, prec?: P): Promise<void>;
};
/**
 * y := x for n elements.
 *
 * y := x.
 *
 * Overwrites y only, bit by bit: NaN and subnormal numbers arrive as they are. No flops. On a GPU context halves and singles, also
 * complex, are computed on the GPU, doubles on the CPU. Source: BLAS xCOPY.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await scopy(ctx.queue, { n: 3, x: A.at(1), incx: lda, y }); // row 1 of A
 */
export declare const hcopy: {
    (on: Context | Queue, args: CopyArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * y := x for n elements.
 *
 * y := x.
 *
 * Overwrites y only, bit by bit: NaN and subnormal numbers arrive as they are. No flops. On a GPU context halves and singles, also
 * complex, are computed on the GPU, doubles on the CPU. Source: BLAS xCOPY.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await scopy(ctx.queue, { n: 3, x: A.at(1), incx: lda, y }); // row 1 of A
 */
export declare const scopy: {
    (on: Context | Queue, args: CopyArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * y := x for n elements.
 *
 * y := x.
 *
 * Overwrites y only, bit by bit: NaN and subnormal numbers arrive as they are. No flops. On a GPU context halves and singles, also
 * complex, are computed on the GPU, doubles on the CPU. Source: BLAS xCOPY.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await scopy(ctx.queue, { n: 3, x: A.at(1), incx: lda, y }); // row 1 of A
 */
export declare const dcopy: {
    (on: Context | Queue, args: CopyArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * y := x for n elements.
 *
 * y := x.
 *
 * Overwrites y only, bit by bit: NaN and subnormal numbers arrive as they are. No flops. On a GPU context halves and singles, also
 * complex, are computed on the GPU, doubles on the CPU. Source: BLAS xCOPY.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await scopy(ctx.queue, { n: 3, x: A.at(1), incx: lda, y }); // row 1 of A
 */
export declare const ccopy: {
    (on: Context | Queue, args: CopyArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y := x for n elements.
 *
 * y := x.
 *
 * Overwrites y only, bit by bit: NaN and subnormal numbers arrive as they are. No flops. On a GPU context halves and singles, also
 * complex, are computed on the GPU, doubles on the CPU. Source: BLAS xCOPY.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await scopy(ctx.queue, { n: 3, x: A.at(1), incx: lda, y }); // row 1 of A
 */
export declare const zcopy: {
    (on: Context | Queue, args: CopyArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
