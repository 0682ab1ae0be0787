import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of laset, by name. */
export interface LasetArgs<P extends Prec> {
    /** 'f' (default): all of A; 'l', 'u': its lower or upper triangle with the diagonal, and nothing else is read or written. */
    uplo?: 'f' | 'l' | 'u';
    m: number;
    n: number;
    /** Value off the diagonal. */
    alpha: Scalar<P>;
    /** Value on the diagonal. */
    beta: Scalar<P>;
    /** Out. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
}
/**
 * A(i,j) := alpha for i <> j and beta for i = j, in an m x n matrix, column-major, or in one triangle of it.
 *
 * A := alpha off the diagonal, beta on it.
 *
 * Overwrites the chosen part of A only, which is not read. No flops. Half takes the numbers rounded. On a GPU context halves and singles,
 * also complex, are set on the GPU, doubles where they live.
 * Source: LAPACK xLASET.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slaset(ctx.queue, { m: n, n, alpha: 0, beta: 1, A, lda: n }); // the identity
 */
export declare const laset: {
    <P extends Prec>(on: Context | Queue, args: LasetArgs<P>, prec?: P): Promise<void>;
};
/**
 * A(i,j) := alpha for i <> j and beta for i = j, in an m x n matrix, column-major, or in one triangle of it.
 *
 * A := alpha off the diagonal, beta on it.
 *
 * Overwrites the chosen part of A only, which is not read. No flops. Half takes the numbers rounded. On a GPU context halves and singles,
 * also complex, are set on the GPU, doubles where they live.
 * Source: LAPACK xLASET.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slaset(ctx.queue, { m: n, n, alpha: 0, beta: 1, A, lda: n }); // the identity
 */
export declare const hlaset: {
    (on: Context | Queue, args: LasetArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * A(i,j) := alpha for i <> j and beta for i = j, in an m x n matrix, column-major, or in one triangle of it.
 *
 * A := alpha off the diagonal, beta on it.
 *
 * Overwrites the chosen part of A only, which is not read. No flops. Half takes the numbers rounded. On a GPU context halves and singles,
 * also complex, are set on the GPU, doubles where they live.
 * Source: LAPACK xLASET.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slaset(ctx.queue, { m: n, n, alpha: 0, beta: 1, A, lda: n }); // the identity
 */
export declare const slaset: {
    (on: Context | Queue, args: LasetArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A(i,j) := alpha for i <> j and beta for i = j, in an m x n matrix, column-major, or in one triangle of it.
 *
 * A := alpha off the diagonal, beta on it.
 *
 * Overwrites the chosen part of A only, which is not read. No flops. Half takes the numbers rounded. On a GPU context halves and singles,
 * also complex, are set on the GPU, doubles where they live.
 * Source: LAPACK xLASET.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slaset(ctx.queue, { m: n, n, alpha: 0, beta: 1, A, lda: n }); // the identity
 */
export declare const dlaset: {
    (on: Context | Queue, args: LasetArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A(i,j) := alpha for i <> j and beta for i = j, in an m x n matrix, column-major, or in one triangle of it.
 *
 * A := alpha off the diagonal, beta on it.
 *
 * Overwrites the chosen part of A only, which is not read. No flops. Half takes the numbers rounded. On a GPU context halves and singles,
 * also complex, are set on the GPU, doubles where they live.
 * Source: LAPACK xLASET.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slaset(ctx.queue, { m: n, n, alpha: 0, beta: 1, A, lda: n }); // the identity
 */
export declare const claset: {
    (on: Context | Queue, args: LasetArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A(i,j) := alpha for i <> j and beta for i = j, in an m x n matrix, column-major, or in one triangle of it.
 *
 * A := alpha off the diagonal, beta on it.
 *
 * Overwrites the chosen part of A only, which is not read. No flops. Half takes the numbers rounded. On a GPU context halves and singles,
 * also complex, are set on the GPU, doubles where they live.
 * Source: LAPACK xLASET.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slaset(ctx.queue, { m: n, n, alpha: 0, beta: 1, A, lda: n }); // the identity
 */
export declare const zlaset: {
    (on: Context | Queue, args: LasetArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
