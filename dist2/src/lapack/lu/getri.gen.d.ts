import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of getri, by name. */
export interface GetriArgs<P extends Prec> {
    n: number;
    /** In: L and U as getrf leaves them. Out: the inverse if info = 0, else as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n pivots as getrf leaves them. They must be in 1..n: that is not checked. */
    ipiv: Ptr<'i'>;
    /** Out, one integer. 0: done. i > 0: U(i,i) is exactly zero, the first such i; A keeps its factors. */
    info: Ptr<'i'>;
}
/**
 * A := A^-1 from P A = L U of getrf; A is n x n, column-major.
 *
 * The inverse of a matrix from its LU factorization, in place: U^-1, then X with X L = U^-1, then the columns of X interchanged.
 *
 * Overwrites info and, if info = 0, A. Workspace is its own affair: n^2 elements on the CPU, 2 n^2 on the GPU. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4n^3/3,
 * to leading order, besides the 2n^3/3 of getrf; what is computed is a little more, where blocks on diagonals are inverted. To solve a
 * system, gesv is three times faster and more accurate than a product with the inverse. Source: LAPACK xGETRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetri(ctx.queue, { n, A, lda: n, ipiv, info });
 * mustSucceed('sgetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const getri: {
    <P extends Prec>(on: Context | Queue, args: GetriArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := A^-1 from P A = L U of getrf; A is n x n, column-major.
 *
 * The inverse of a matrix from its LU factorization, in place: U^-1, then X with X L = U^-1, then the columns of X interchanged.
 *
 * Overwrites info and, if info = 0, A. Workspace is its own affair: n^2 elements on the CPU, 2 n^2 on the GPU. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4n^3/3,
 * to leading order, besides the 2n^3/3 of getrf; what is computed is a little more, where blocks on diagonals are inverted. To solve a
 * system, gesv is three times faster and more accurate than a product with the inverse. Source: LAPACK xGETRI.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetri(ctx.queue, { n, A, lda: n, ipiv, info });
 * mustSucceed('sgetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const sgetri: {
    (on: Context | Queue, args: GetriArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := A^-1 from P A = L U of getrf; A is n x n, column-major.
 *
 * The inverse of a matrix from its LU factorization, in place: U^-1, then X with X L = U^-1, then the columns of X interchanged.
 *
 * Overwrites info and, if info = 0, A. Workspace is its own affair: n^2 elements on the CPU, 2 n^2 on the GPU. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4n^3/3,
 * to leading order, besides the 2n^3/3 of getrf; what is computed is a little more, where blocks on diagonals are inverted. To solve a
 * system, gesv is three times faster and more accurate than a product with the inverse. Source: LAPACK xGETRI.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetri(ctx.queue, { n, A, lda: n, ipiv, info });
 * mustSucceed('sgetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const dgetri: {
    (on: Context | Queue, args: GetriArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := A^-1 from P A = L U of getrf; A is n x n, column-major.
 *
 * The inverse of a matrix from its LU factorization, in place: U^-1, then X with X L = U^-1, then the columns of X interchanged.
 *
 * Overwrites info and, if info = 0, A. Workspace is its own affair: n^2 elements on the CPU, 2 n^2 on the GPU. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4n^3/3,
 * to leading order, besides the 2n^3/3 of getrf; what is computed is a little more, where blocks on diagonals are inverted. To solve a
 * system, gesv is three times faster and more accurate than a product with the inverse. Source: LAPACK xGETRI.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetri(ctx.queue, { n, A, lda: n, ipiv, info });
 * mustSucceed('sgetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const cgetri: {
    (on: Context | Queue, args: GetriArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := A^-1 from P A = L U of getrf; A is n x n, column-major.
 *
 * The inverse of a matrix from its LU factorization, in place: U^-1, then X with X L = U^-1, then the columns of X interchanged.
 *
 * Overwrites info and, if info = 0, A. Workspace is its own affair: n^2 elements on the CPU, 2 n^2 on the GPU. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4n^3/3,
 * to leading order, besides the 2n^3/3 of getrf; what is computed is a little more, where blocks on diagonals are inverted. To solve a
 * system, gesv is three times faster and more accurate than a product with the inverse. Source: LAPACK xGETRI.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetri(ctx.queue, { n, A, lda: n, ipiv, info });
 * mustSucceed('sgetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const zgetri: {
    (on: Context | Queue, args: GetriArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
