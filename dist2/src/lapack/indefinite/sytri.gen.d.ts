import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sytri, by name. */
export interface SytriArgs<P extends Prec> {
    /** The triangle that sytrf was called with: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /**
     * In: the factors as sytrf leaves them. Out: that triangle of the inverse if info = 0, else as it was. The other one is neither read
     * nor written.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n pivots as sytrf leaves them. They must be such pivots: that is not checked. */
    ipiv: Ptr<'i'>;
    /** Out, one integer. 0: done. i > 0: D(i,i) is exactly zero, the first such i; A keeps its factors. */
    info: Ptr<'i'>;
}
/**
 * A := A^-1 from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * The inverse of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization, in place: one triangle of the solution
 * for the unit matrix.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is
 * computed is 2n^3, in products. To solve a system, sysv is faster and more accurate than a product with the inverse. Source: LAPACK
 * xSYTRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('ssytri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const sytri: {
    <P extends Prec>(on: Context | Queue, args: SytriArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := A^-1 from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * The inverse of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization, in place: one triangle of the solution
 * for the unit matrix.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is
 * computed is 2n^3, in products. To solve a system, sysv is faster and more accurate than a product with the inverse. Source: LAPACK
 * xSYTRI.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('ssytri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const ssytri: {
    (on: Context | Queue, args: SytriArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := A^-1 from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * The inverse of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization, in place: one triangle of the solution
 * for the unit matrix.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is
 * computed is 2n^3, in products. To solve a system, sysv is faster and more accurate than a product with the inverse. Source: LAPACK
 * xSYTRI.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('ssytri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const dsytri: {
    (on: Context | Queue, args: SytriArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := A^-1 from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * The inverse of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization, in place: one triangle of the solution
 * for the unit matrix.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is
 * computed is 2n^3, in products. To solve a system, sysv is faster and more accurate than a product with the inverse. Source: LAPACK
 * xSYTRI.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('ssytri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const csytri: {
    (on: Context | Queue, args: SytriArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := A^-1 from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * The inverse of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization, in place: one triangle of the solution
 * for the unit matrix.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is
 * computed is 2n^3, in products. To solve a system, sysv is faster and more accurate than a product with the inverse. Source: LAPACK
 * xSYTRI.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('ssytri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const zsytri: {
    (on: Context | Queue, args: SytriArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
