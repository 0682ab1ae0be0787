import type { Prec } from '../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of tbsv, by name. */
export interface TbsvArgs<P extends Prec> {
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
    /** In: the vector. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
}
/**
 * x := op(A)^-1 x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of
 * real numbers A^T).
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops two per
 * element of the band. Source: BLAS xTBSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbsv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const tbsv: {
    <P extends Prec>(on: Context | Queue, args: TbsvArgs<P>, prec?: P): Promise<void>;
};
/**
 * x := op(A)^-1 x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of
 * real numbers A^T).
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops two per
 * element of the band. Source: BLAS xTBSV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbsv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const stbsv: {
    (on: Context | Queue, args: TbsvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * x := op(A)^-1 x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of
 * real numbers A^T).
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops two per
 * element of the band. Source: BLAS xTBSV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbsv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const dtbsv: {
    (on: Context | Queue, args: TbsvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * x := op(A)^-1 x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of
 * real numbers A^T).
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops two per
 * element of the band. Source: BLAS xTBSV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbsv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const ctbsv: {
    (on: Context | Queue, args: TbsvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * x := op(A)^-1 x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of
 * real numbers A^T).
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops two per
 * element of the band. Source: BLAS xTBSV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbsv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const ztbsv: {
    (on: Context | Queue, args: TbsvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
