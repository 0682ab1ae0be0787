import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of potri, by name. */
export interface PotriArgs<P extends Prec> {
    /** Which triangle holds the factor, and gets the inverse: 'l' or 'u'. The elements of the other one stay as they are. */
    uplo: Uplo;
    n: number;
    /** In: L or U as potrf leaves it. Out: that triangle of the inverse if info = 0, else as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, one integer. 0: done. i > 0: element (i,i) of the factor is exactly zero, the first such i; A keeps its factor. */
    info: Ptr<'i'>;
}
/**
 * A := A^-1 from A = L L^H ('l') or A = U^H U ('u') of potrf; A is n x n, column-major.
 *
 * The inverse of a symmetric, or of complex numbers Hermitian, positive definite matrix from its Cholesky factorization, in place: A^-1 =
 * L^-H L^-1 or U^-1 U^-H. Its diagonal is real.
 *
 * Overwrites info and, if info = 0, one triangle of A; symmetrize makes a full matrix of it. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU; the GPU keeps a copy of the factor, n^2 elements, to put back. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^3/3, to leading order, besides the n^3/3 of potrf. To solve a system, posv is three times
 * faster and more accurate than a product with the inverse. Source: LAPACK xPOTRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: read info, or pass it to mustSucceed().
 * @example
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await spotri(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('spotri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const potri: {
    <P extends Prec>(on: Context | Queue, args: PotriArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := A^-1 from A = L L^H ('l') or A = U^H U ('u') of potrf; A is n x n, column-major.
 *
 * The inverse of a symmetric, or of complex numbers Hermitian, positive definite matrix from its Cholesky factorization, in place: A^-1 =
 * L^-H L^-1 or U^-1 U^-H. Its diagonal is real.
 *
 * Overwrites info and, if info = 0, one triangle of A; symmetrize makes a full matrix of it. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU; the GPU keeps a copy of the factor, n^2 elements, to put back. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^3/3, to leading order, besides the n^3/3 of potrf. To solve a system, posv is three times
 * faster and more accurate than a product with the inverse. Source: LAPACK xPOTRI.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: read info, or pass it to mustSucceed().
 * @example
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await spotri(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('spotri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const spotri: {
    (on: Context | Queue, args: PotriArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := A^-1 from A = L L^H ('l') or A = U^H U ('u') of potrf; A is n x n, column-major.
 *
 * The inverse of a symmetric, or of complex numbers Hermitian, positive definite matrix from its Cholesky factorization, in place: A^-1 =
 * L^-H L^-1 or U^-1 U^-H. Its diagonal is real.
 *
 * Overwrites info and, if info = 0, one triangle of A; symmetrize makes a full matrix of it. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU; the GPU keeps a copy of the factor, n^2 elements, to put back. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^3/3, to leading order, besides the n^3/3 of potrf. To solve a system, posv is three times
 * faster and more accurate than a product with the inverse. Source: LAPACK xPOTRI.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: read info, or pass it to mustSucceed().
 * @example
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await spotri(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('spotri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const dpotri: {
    (on: Context | Queue, args: PotriArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := A^-1 from A = L L^H ('l') or A = U^H U ('u') of potrf; A is n x n, column-major.
 *
 * The inverse of a symmetric, or of complex numbers Hermitian, positive definite matrix from its Cholesky factorization, in place: A^-1 =
 * L^-H L^-1 or U^-1 U^-H. Its diagonal is real.
 *
 * Overwrites info and, if info = 0, one triangle of A; symmetrize makes a full matrix of it. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU; the GPU keeps a copy of the factor, n^2 elements, to put back. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^3/3, to leading order, besides the n^3/3 of potrf. To solve a system, posv is three times
 * faster and more accurate than a product with the inverse. Source: LAPACK xPOTRI.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: read info, or pass it to mustSucceed().
 * @example
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await spotri(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('spotri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const cpotri: {
    (on: Context | Queue, args: PotriArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := A^-1 from A = L L^H ('l') or A = U^H U ('u') of potrf; A is n x n, column-major.
 *
 * The inverse of a symmetric, or of complex numbers Hermitian, positive definite matrix from its Cholesky factorization, in place: A^-1 =
 * L^-H L^-1 or U^-1 U^-H. Its diagonal is real.
 *
 * Overwrites info and, if info = 0, one triangle of A; symmetrize makes a full matrix of it. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU; the GPU keeps a copy of the factor, n^2 elements, to put back. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^3/3, to leading order, besides the n^3/3 of potrf. To solve a system, posv is three times
 * faster and more accurate than a product with the inverse. Source: LAPACK xPOTRI.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: read info, or pass it to mustSucceed().
 * @example
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await spotri(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('spotri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const zpotri: {
    (on: Context | Queue, args: PotriArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
