import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lacpy, by name. */
export interface LacpyArgs<P extends Prec> {
    /** 'f' (default): all of A; 'l', 'u': its lower or upper triangle with the diagonal, and nothing else is read or written. */
    uplo?: 'f' | 'l' | 'u';
    m: number;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out. May lie in the same buffer as A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := A for m x n matrices, column-major, or one triangle of it (trapezoid, where m and n differ).
 *
 * B := A, all of it or one triangle.
 *
 * Overwrites the chosen part of B only. No flops; elements move as they are, NaN and denormals included. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: LAPACK xLACPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m, n, A, lda: m, B, ldb: m });
 */
export declare const lacpy: {
    <P extends Prec>(on: Context | Queue, args: LacpyArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A for m x n matrices, column-major, or one triangle of it (trapezoid, where m and n differ).
 *
 * B := A, all of it or one triangle.
 *
 * Overwrites the chosen part of B only. No flops; elements move as they are, NaN and denormals included. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: LAPACK xLACPY.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m, n, A, lda: m, B, ldb: m });
 */
export declare const hlacpy: {
    (on: Context | Queue, args: LacpyArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * B := A for m x n matrices, column-major, or one triangle of it (trapezoid, where m and n differ).
 *
 * B := A, all of it or one triangle.
 *
 * Overwrites the chosen part of B only. No flops; elements move as they are, NaN and denormals included. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: LAPACK xLACPY.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m, n, A, lda: m, B, ldb: m });
 */
export declare const slacpy: {
    (on: Context | Queue, args: LacpyArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A for m x n matrices, column-major, or one triangle of it (trapezoid, where m and n differ).
 *
 * B := A, all of it or one triangle.
 *
 * Overwrites the chosen part of B only. No flops; elements move as they are, NaN and denormals included. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: LAPACK xLACPY.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m, n, A, lda: m, B, ldb: m });
 */
export declare const dlacpy: {
    (on: Context | Queue, args: LacpyArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A for m x n matrices, column-major, or one triangle of it (trapezoid, where m and n differ).
 *
 * B := A, all of it or one triangle.
 *
 * Overwrites the chosen part of B only. No flops; elements move as they are, NaN and denormals included. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: LAPACK xLACPY.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m, n, A, lda: m, B, ldb: m });
 */
export declare const clacpy: {
    (on: Context | Queue, args: LacpyArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A for m x n matrices, column-major, or one triangle of it (trapezoid, where m and n differ).
 *
 * B := A, all of it or one triangle.
 *
 * Overwrites the chosen part of B only. No flops; elements move as they are, NaN and denormals included. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: LAPACK xLACPY.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m, n, A, lda: m, B, ldb: m });
 */
export declare const zlacpy: {
    (on: Context | Queue, args: LacpyArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
