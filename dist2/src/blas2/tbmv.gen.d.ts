import type { Prec } from '../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of tbmv, by name. */
export interface TbmvArgs<P extends Prec> {
    /** Whether the diagonals lie below the main one, 'l', or above it, 'u'. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
    diag?: Diag;
    n: number;
    k: number;
    /**
     * Band storage, (k + 1) x n: a(i, j) is in row i - j ('l') or k + i - j ('u') of column j, so that diagonals are rows. The places in
     * the corner, which no a(i, j) has, are not used.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the vector. Out: the product. May lie in the same buffer as A if it shares no element with it. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
}
/**
 * x := op(A) x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of real
 * numbers A^T).
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops two per element of the
 * band. Source: BLAS xTBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const tbmv: {
    <P extends Prec>(on: Context | Queue, args: TbmvArgs<P>, prec?: P): Promise<void>;
};
/**
 * x := op(A) x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of real
 * numbers A^T).
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops two per element of the
 * band. Source: BLAS xTBMV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const stbmv: {
    (on: Context | Queue, args: TbmvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * x := op(A) x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of real
 * numbers A^T).
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops two per element of the
 * band. Source: BLAS xTBMV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const dtbmv: {
    (on: Context | Queue, args: TbmvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * x := op(A) x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of real
 * numbers A^T).
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops two per element of the
 * band. Source: BLAS xTBMV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const ctbmv: {
    (on: Context | Queue, args: TbmvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * x := op(A) x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of real
 * numbers A^T).
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops two per element of the
 * band. Source: BLAS xTBMV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const ztbmv: {
    (on: Context | Queue, args: TbmvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
