import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sytrfNopiv, by name. */
export interface SytrfNopivArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /**
     * In: one triangle of A. Out: D on its diagonal, and L or U beside it, whose ones are not stored. The other triangle is neither read
     * nor written.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * Out, one integer. 0: done. i > 0: D(i,i) is exactly zero, the first such i; nothing is eliminated with it, and A holds nothing of
     * use.
     */
    info: Ptr<'i'>;
    /** How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Columns of a panel on the GPU; 0 (default) leaves it to the routine. */
    nb?: number;
}
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * L and U are unit triangular, D is diagonal. Of complex numbers the matrix is symmetric, not Hermitian, and D is complex: hetrfNopiv is
 * for the others.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word; sytrf pivots.
 *
 * Overwrites one triangle of A, and info, the latter also where A is empty. On a GPU context singles, also complex, are computed on the
 * GPU, doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors,
 * and info stays 0. On the GPU takes workspace for the rows of a panel, and for the blocks on the diagonal. Flops n^3/3, to leading order.
 * Source: MAGMA xSYTRF_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('ssytrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const sytrfNopiv: {
    <P extends Prec>(on: Context | Queue, args: SytrfNopivArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * L and U are unit triangular, D is diagonal. Of complex numbers the matrix is symmetric, not Hermitian, and D is complex: hetrfNopiv is
 * for the others.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word; sytrf pivots.
 *
 * Overwrites one triangle of A, and info, the latter also where A is empty. On a GPU context singles, also complex, are computed on the
 * GPU, doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors,
 * and info stays 0. On the GPU takes workspace for the rows of a panel, and for the blocks on the diagonal. Flops n^3/3, to leading order.
 * Source: MAGMA xSYTRF_NOPIV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('ssytrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const ssytrfNopiv: {
    (on: Context | Queue, args: SytrfNopivArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * L and U are unit triangular, D is diagonal. Of complex numbers the matrix is symmetric, not Hermitian, and D is complex: hetrfNopiv is
 * for the others.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word; sytrf pivots.
 *
 * Overwrites one triangle of A, and info, the latter also where A is empty. On a GPU context singles, also complex, are computed on the
 * GPU, doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors,
 * and info stays 0. On the GPU takes workspace for the rows of a panel, and for the blocks on the diagonal. Flops n^3/3, to leading order.
 * Source: MAGMA xSYTRF_NOPIV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('ssytrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const dsytrfNopiv: {
    (on: Context | Queue, args: SytrfNopivArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * L and U are unit triangular, D is diagonal. Of complex numbers the matrix is symmetric, not Hermitian, and D is complex: hetrfNopiv is
 * for the others.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word; sytrf pivots.
 *
 * Overwrites one triangle of A, and info, the latter also where A is empty. On a GPU context singles, also complex, are computed on the
 * GPU, doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors,
 * and info stays 0. On the GPU takes workspace for the rows of a panel, and for the blocks on the diagonal. Flops n^3/3, to leading order.
 * Source: MAGMA xSYTRF_NOPIV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('ssytrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const csytrfNopiv: {
    (on: Context | Queue, args: SytrfNopivArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * L and U are unit triangular, D is diagonal. Of complex numbers the matrix is symmetric, not Hermitian, and D is complex: hetrfNopiv is
 * for the others.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word; sytrf pivots.
 *
 * Overwrites one triangle of A, and info, the latter also where A is empty. On a GPU context singles, also complex, are computed on the
 * GPU, doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors,
 * and info stays 0. On the GPU takes workspace for the rows of a panel, and for the blocks on the diagonal. Flops n^3/3, to leading order.
 * Source: MAGMA xSYTRF_NOPIV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('ssytrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const zsytrfNopiv: {
    (on: Context | Queue, args: SytrfNopivArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
