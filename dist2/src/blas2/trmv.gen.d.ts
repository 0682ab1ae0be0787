import type { Prec } from '../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of trmv, by name. */
export interface TrmvArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
    diag?: Diag;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the vector. Out: the product. May lie in the same buffer as A if it shares no element with it. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
}
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, column-major.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTRMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export declare const trmv: {
    <P extends Prec>(on: Context | Queue, args: TrmvArgs<P>, prec?: P): Promise<void>;
};
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, column-major.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTRMV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export declare const strmv: {
    (on: Context | Queue, args: TrmvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, column-major.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTRMV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export declare const dtrmv: {
    (on: Context | Queue, args: TrmvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, column-major.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTRMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export declare const ctrmv: {
    (on: Context | Queue, args: TrmvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, column-major.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTRMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export declare const ztrmv: {
    (on: Context | Queue, args: TrmvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
