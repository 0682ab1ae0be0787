import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lapmr, by name. */
export interface LapmrArgs<P extends Prec> {
    /** true (default): row k(i) comes to row i. false: row i comes to row k(i). */
    forwrd?: boolean;
    m: number;
    n: number;
    /** In and out. */
    X: Ptr<P>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /**
     * m integers, each of 1..m once: that is not checked. Of any other k an entry that is no row moves nothing, and of several that are the
     * same row, backward, one moves there: rows get lost, but nothing outside X is read or written.
     */
    k: Ptr<'i'>;
}
/**
 * X(i, :) := X(k(i), :) for i = 1, ..., m, all at once: the rows of X (m x n, column-major) in the order of the permutation k. Backward
 * X(k(i), :) := X(i, :), which undoes it. Rows are counted from 1, as in LAPACK.
 *
 * Overwrites X only; k is read, and stays as it is. No flops: it moves the elements of X, their bits unchanged. On a GPU context single and
 * complex single run on the GPU, from a copy of X in workspace, doubles where they live. Source: LAPACK xLAPMR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const k = ctx.upload('i', Int32Array.of(3, 1, 2));
 * await slapmr(ctx.queue, { m: 3, n, X, ldx: 3, k }); // rows 3, 1, 2
 * await slapmr(ctx.queue, { forwrd: false, m: 3, n, X, ldx: 3, k }); // rows 1, 2, 3 again
 */
export declare const lapmr: {
    <P extends Prec>(on: Context | Queue, args: LapmrArgs<P>, prec?: P): Promise<void>;
};
/**
 * X(i, :) := X(k(i), :) for i = 1, ..., m, all at once: the rows of X (m x n, column-major) in the order of the permutation k. Backward
 * X(k(i), :) := X(i, :), which undoes it. Rows are counted from 1, as in LAPACK.
 *
 * Overwrites X only; k is read, and stays as it is. No flops: it moves the elements of X, their bits unchanged. On a GPU context single and
 * complex single run on the GPU, from a copy of X in workspace, doubles where they live. Source: LAPACK xLAPMR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const k = ctx.upload('i', Int32Array.of(3, 1, 2));
 * await slapmr(ctx.queue, { m: 3, n, X, ldx: 3, k }); // rows 3, 1, 2
 * await slapmr(ctx.queue, { forwrd: false, m: 3, n, X, ldx: 3, k }); // rows 1, 2, 3 again
 */
export declare const slapmr: {
    (on: Context | Queue, args: LapmrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * X(i, :) := X(k(i), :) for i = 1, ..., m, all at once: the rows of X (m x n, column-major) in the order of the permutation k. Backward
 * X(k(i), :) := X(i, :), which undoes it. Rows are counted from 1, as in LAPACK.
 *
 * Overwrites X only; k is read, and stays as it is. No flops: it moves the elements of X, their bits unchanged. On a GPU context single and
 * complex single run on the GPU, from a copy of X in workspace, doubles where they live. Source: LAPACK xLAPMR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const k = ctx.upload('i', Int32Array.of(3, 1, 2));
 * await slapmr(ctx.queue, { m: 3, n, X, ldx: 3, k }); // rows 3, 1, 2
 * await slapmr(ctx.queue, { forwrd: false, m: 3, n, X, ldx: 3, k }); // rows 1, 2, 3 again
 */
export declare const dlapmr: {
    (on: Context | Queue, args: LapmrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * X(i, :) := X(k(i), :) for i = 1, ..., m, all at once: the rows of X (m x n, column-major) in the order of the permutation k. Backward
 * X(k(i), :) := X(i, :), which undoes it. Rows are counted from 1, as in LAPACK.
 *
 * Overwrites X only; k is read, and stays as it is. No flops: it moves the elements of X, their bits unchanged. On a GPU context single and
 * complex single run on the GPU, from a copy of X in workspace, doubles where they live. Source: LAPACK xLAPMR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const k = ctx.upload('i', Int32Array.of(3, 1, 2));
 * await slapmr(ctx.queue, { m: 3, n, X, ldx: 3, k }); // rows 3, 1, 2
 * await slapmr(ctx.queue, { forwrd: false, m: 3, n, X, ldx: 3, k }); // rows 1, 2, 3 again
 */
export declare const clapmr: {
    (on: Context | Queue, args: LapmrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * X(i, :) := X(k(i), :) for i = 1, ..., m, all at once: the rows of X (m x n, column-major) in the order of the permutation k. Backward
 * X(k(i), :) := X(i, :), which undoes it. Rows are counted from 1, as in LAPACK.
 *
 * Overwrites X only; k is read, and stays as it is. No flops: it moves the elements of X, their bits unchanged. On a GPU context single and
 * complex single run on the GPU, from a copy of X in workspace, doubles where they live. Source: LAPACK xLAPMR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const k = ctx.upload('i', Int32Array.of(3, 1, 2));
 * await slapmr(ctx.queue, { m: 3, n, X, ldx: 3, k }); // rows 3, 1, 2
 * await slapmr(ctx.queue, { forwrd: false, m: 3, n, X, ldx: 3, k }); // rows 1, 2, 3 again
 */
export declare const zlapmr: {
    (on: Context | Queue, args: LapmrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
