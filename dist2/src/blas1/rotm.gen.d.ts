import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of rotm, by name. */
export interface RotmArgs<P extends Prec> {
    n: number;
    /** In and out. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** In and out. May lie in the same buffer as x if the two do not overlap. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
    /**
     * Which entries of H are given: -1 all, 0 the off-diagonal ones (the diagonal is 1 1), 1 the diagonal (H = (h11 1; -1 h22)), -2 none
     * (H = I).
     */
    flag: number;
    /** Default 0, like those below; not used where the flag implies its value. */
    h11?: number;
    /** Default 0. */
    h21?: number;
    /** Default 0. */
    h12?: number;
    /** Default 0. */
    h22?: number;
}
/**
 * (x_i, y_i) := H (x_i, y_i) for n elements.
 *
 * Overwrites x and y. BLAS's PARAM(1:5) is flag, h11, h21, h12, h22: the record that rotmg returns as param. Flops 6n, or 4n with ones.
 * Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and single run on the GPU, double
 * where doubles live.
 * Source: BLAS xROTM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { param } = rotmg(2, 3, 1, 5);
 * await srotm(ctx.queue, { n, x, y, ...param });
 */
export declare const rotm: {
    <P extends Prec>(on: Context | Queue, args: RotmArgs<P>, prec?: P): Promise<void>;
};
/**
 * (x_i, y_i) := H (x_i, y_i) for n elements.
 *
 * Overwrites x and y. BLAS's PARAM(1:5) is flag, h11, h21, h12, h22: the record that rotmg returns as param. Flops 6n, or 4n with ones.
 * Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and single run on the GPU, double
 * where doubles live.
 * Source: BLAS xROTM.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { param } = rotmg(2, 3, 1, 5);
 * await srotm(ctx.queue, { n, x, y, ...param });
 */
export declare const hrotm: {
    (on: Context | Queue, args: RotmArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * (x_i, y_i) := H (x_i, y_i) for n elements.
 *
 * Overwrites x and y. BLAS's PARAM(1:5) is flag, h11, h21, h12, h22: the record that rotmg returns as param. Flops 6n, or 4n with ones.
 * Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and single run on the GPU, double
 * where doubles live.
 * Source: BLAS xROTM.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { param } = rotmg(2, 3, 1, 5);
 * await srotm(ctx.queue, { n, x, y, ...param });
 */
export declare const srotm: {
    (on: Context | Queue, args: RotmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * (x_i, y_i) := H (x_i, y_i) for n elements.
 *
 * Overwrites x and y. BLAS's PARAM(1:5) is flag, h11, h21, h12, h22: the record that rotmg returns as param. Flops 6n, or 4n with ones.
 * Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and single run on the GPU, double
 * where doubles live.
 * Source: BLAS xROTM.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { param } = rotmg(2, 3, 1, 5);
 * await srotm(ctx.queue, { n, x, y, ...param });
 */
export declare const drotm: {
    (on: Context | Queue, args: RotmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
