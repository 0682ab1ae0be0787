import type { Prec } from '../../core/field.ts';
import type { Diag, Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of trtri, by name. */
export interface TrtriArgs<P extends Prec> {
    /** Which triangle of A is stored, and inverted: 'l' or 'u'. The elements of the other one stay as they are. */
    uplo: Uplo;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones, and stays as it is. */
    diag?: Diag;
    n: number;
    /** In: A. Out: its inverse if info = 0, else as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, one integer. 0: done. i > 0: A(i,i) is exactly zero, the first such i; A is untouched. */
    info: Ptr<'i'>;
}
/**
 * A := A^-1, A triangular, n x n, column-major.
 *
 * Inverts a triangular matrix in place, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, the triangle. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; the
 * GPU keeps a copy of A, n^2 elements, to put back. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to
 * leading order. To solve with a triangle, trsm and trtrs are faster and more accurate than a product with its inverse. Source: LAPACK
 * xTRTRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtri(ctx.queue, { uplo: 'u', n, A: R, lda: n, info });
 * mustSucceed('strtri', (await ctx.download(info))[0]!);
 */
export declare const trtri: {
    <P extends Prec>(on: Context | Queue, args: TrtriArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := A^-1, A triangular, n x n, column-major.
 *
 * Inverts a triangular matrix in place, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, the triangle. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; the
 * GPU keeps a copy of A, n^2 elements, to put back. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to
 * leading order. To solve with a triangle, trsm and trtrs are faster and more accurate than a product with its inverse. Source: LAPACK
 * xTRTRI.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtri(ctx.queue, { uplo: 'u', n, A: R, lda: n, info });
 * mustSucceed('strtri', (await ctx.download(info))[0]!);
 */
export declare const strtri: {
    (on: Context | Queue, args: TrtriArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := A^-1, A triangular, n x n, column-major.
 *
 * Inverts a triangular matrix in place, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, the triangle. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; the
 * GPU keeps a copy of A, n^2 elements, to put back. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to
 * leading order. To solve with a triangle, trsm and trtrs are faster and more accurate than a product with its inverse. Source: LAPACK
 * xTRTRI.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtri(ctx.queue, { uplo: 'u', n, A: R, lda: n, info });
 * mustSucceed('strtri', (await ctx.download(info))[0]!);
 */
export declare const dtrtri: {
    (on: Context | Queue, args: TrtriArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := A^-1, A triangular, n x n, column-major.
 *
 * Inverts a triangular matrix in place, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, the triangle. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; the
 * GPU keeps a copy of A, n^2 elements, to put back. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to
 * leading order. To solve with a triangle, trsm and trtrs are faster and more accurate than a product with its inverse. Source: LAPACK
 * xTRTRI.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtri(ctx.queue, { uplo: 'u', n, A: R, lda: n, info });
 * mustSucceed('strtri', (await ctx.download(info))[0]!);
 */
export declare const ctrtri: {
    (on: Context | Queue, args: TrtriArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := A^-1, A triangular, n x n, column-major.
 *
 * Inverts a triangular matrix in place, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, the triangle. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; the
 * GPU keeps a copy of A, n^2 elements, to put back. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to
 * leading order. To solve with a triangle, trsm and trtrs are faster and more accurate than a product with its inverse. Source: LAPACK
 * xTRTRI.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtri(ctx.queue, { uplo: 'u', n, A: R, lda: n, info });
 * mustSucceed('strtri', (await ctx.download(info))[0]!);
 */
export declare const ztrtri: {
    (on: Context | Queue, args: TrtriArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
