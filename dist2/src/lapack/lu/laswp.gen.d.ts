import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of laswp, by name. */
export interface LaswpArgs<P extends Prec> {
    m: number;
    n: number;
    /** In and out. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** First row to exchange, in 1..m+1. */
    k1: number;
    /** Last row to exchange, in k1-1..m; with k2 = k1 - 1 there is none. */
    k2: number;
    /** k2 integers, of which k1..k2 are read. They must be in 1..m: that is not checked. */
    ipiv: Ptr<'i'>;
    /** 'f' (default): k1 first, which gives P A with the pivots of getrf. 'b': k2 first, which gives P^T A. */
    direction?: 'f' | 'b';
}
/**
 * A := P A: for i = k1, ..., k2 exchange rows i and ipiv(i) of A (m x n, column-major); for i = k2, ..., k1 with direction 'b'. Rows and
 * pivots count from 1, as in LAPACK. Unlike LAPACK's xLASWP it takes the rows m of A, and a direction instead of INCX.
 *
 * A := P A or P^T A, P the product of the row exchanges in ipiv.
 *
 * Overwrites A only. No flops: it moves at most 4n(k2 - k1 + 1) elements. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live.
 * Source: LAPACK xLASWP.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await slaswp(ctx.queue, { m: n, n: nrhs, A: B, lda: n, k1: 1, k2: n, ipiv });
 */
export declare const laswp: {
    <P extends Prec>(on: Context | Queue, args: LaswpArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := P A: for i = k1, ..., k2 exchange rows i and ipiv(i) of A (m x n, column-major); for i = k2, ..., k1 with direction 'b'. Rows and
 * pivots count from 1, as in LAPACK. Unlike LAPACK's xLASWP it takes the rows m of A, and a direction instead of INCX.
 *
 * A := P A or P^T A, P the product of the row exchanges in ipiv.
 *
 * Overwrites A only. No flops: it moves at most 4n(k2 - k1 + 1) elements. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live.
 * Source: LAPACK xLASWP.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await slaswp(ctx.queue, { m: n, n: nrhs, A: B, lda: n, k1: 1, k2: n, ipiv });
 */
export declare const slaswp: {
    (on: Context | Queue, args: LaswpArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := P A: for i = k1, ..., k2 exchange rows i and ipiv(i) of A (m x n, column-major); for i = k2, ..., k1 with direction 'b'. Rows and
 * pivots count from 1, as in LAPACK. Unlike LAPACK's xLASWP it takes the rows m of A, and a direction instead of INCX.
 *
 * A := P A or P^T A, P the product of the row exchanges in ipiv.
 *
 * Overwrites A only. No flops: it moves at most 4n(k2 - k1 + 1) elements. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live.
 * Source: LAPACK xLASWP.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await slaswp(ctx.queue, { m: n, n: nrhs, A: B, lda: n, k1: 1, k2: n, ipiv });
 */
export declare const dlaswp: {
    (on: Context | Queue, args: LaswpArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := P A: for i = k1, ..., k2 exchange rows i and ipiv(i) of A (m x n, column-major); for i = k2, ..., k1 with direction 'b'. Rows and
 * pivots count from 1, as in LAPACK. Unlike LAPACK's xLASWP it takes the rows m of A, and a direction instead of INCX.
 *
 * A := P A or P^T A, P the product of the row exchanges in ipiv.
 *
 * Overwrites A only. No flops: it moves at most 4n(k2 - k1 + 1) elements. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live.
 * Source: LAPACK xLASWP.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await slaswp(ctx.queue, { m: n, n: nrhs, A: B, lda: n, k1: 1, k2: n, ipiv });
 */
export declare const claswp: {
    (on: Context | Queue, args: LaswpArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := P A: for i = k1, ..., k2 exchange rows i and ipiv(i) of A (m x n, column-major); for i = k2, ..., k1 with direction 'b'. Rows and
 * pivots count from 1, as in LAPACK. Unlike LAPACK's xLASWP it takes the rows m of A, and a direction instead of INCX.
 *
 * A := P A or P^T A, P the product of the row exchanges in ipiv.
 *
 * Overwrites A only. No flops: it moves at most 4n(k2 - k1 + 1) elements. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live.
 * Source: LAPACK xLASWP.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await slaswp(ctx.queue, { m: n, n: nrhs, A: B, lda: n, k1: 1, k2: n, ipiv });
 */
export declare const zlaswp: {
    (on: Context | Queue, args: LaswpArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
