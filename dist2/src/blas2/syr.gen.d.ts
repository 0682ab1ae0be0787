import type { Prec, Scalar } from '../core/field.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of syr, by name. */
export interface SyrArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    n: number;
    /** Default 1. With alpha = 0 nothing is read. */
    alpha?: Scalar<P>;
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** In and out. May lie in the same buffer as x if it shares no element with it. */
    A: Ptr<NoInfer<P>>;
    /** At least the rows of A, and 1. */
    lda: number;
}
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's csyr and zsyr; Hermitian: her). A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops
 * n^2, complex 4n^2. Source: BLAS xSYR, LAPACK CSYR, ZSYR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export declare const syr: {
    <P extends Prec>(on: Context | Queue, args: SyrArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's csyr and zsyr; Hermitian: her). A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops
 * n^2, complex 4n^2. Source: BLAS xSYR, LAPACK CSYR, ZSYR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export declare const ssyr: {
    (on: Context | Queue, args: SyrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's csyr and zsyr; Hermitian: her). A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops
 * n^2, complex 4n^2. Source: BLAS xSYR, LAPACK CSYR, ZSYR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export declare const dsyr: {
    (on: Context | Queue, args: SyrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's csyr and zsyr; Hermitian: her). A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops
 * n^2, complex 4n^2. Source: BLAS xSYR, LAPACK CSYR, ZSYR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export declare const csyr: {
    (on: Context | Queue, args: SyrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := alpha x x^T + A, A symmetric, also where it is complex (LAPACK's csyr and zsyr; Hermitian: her). A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops
 * n^2, complex 4n^2. Source: BLAS xSYR, LAPACK CSYR, ZSYR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr(ctx.queue, { uplo: 'l', n, x, A, lda: n });
 */
export declare const zsyr: {
    (on: Context | Queue, args: SyrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
