import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export { potrfWorkspace } from './potrf.ts';
/** The arguments of potrf, by name. */
export interface PotrfArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** In: one triangle of A. Out: L or U in its place; the other triangle is neither read nor written. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * Out, one integer. 0: done. i > 0: the leading minor of order i is not positive definite, or has a NaN on its way, and none smaller
     * is like that; the factorization was not completed, and what the triangle holds is of no use.
     */
    info: Ptr<'i'>;
    /**
     * On a GPU context in single: 'native' on the GPU alone, 'hybrid' with the blocks on the diagonal on the CPU, 'auto' (default) as
     * measured costs say.
     */
    mode?: 'auto' | 'native' | 'hybrid';
    /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Columns of a block; 0 (default) leaves it to the routine. */
    nb?: number;
}
/**
 * A = L L^T ('l') or A = U^T U ('u') for a symmetric positive definite A, n x n, column-major.
 *
 * Cholesky factorization of a symmetric, or of complex numbers Hermitian, positive definite matrix.
 *
 * Overwrites one triangle of A, and info, the latter also for an empty A. On a GPU context singles, also complex, are computed on the GPU,
 * doubles on the CPU. Workspace: potrfWorkspace. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to leading
 * order. Source: LAPACK xPOTRF.
 *
 * Of a matrix with infinities only those on the diagonal pass for positive: info may be 0 then, and the factor is not finite.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const [failed] = await ctx.download(info);
 */
export declare const potrf: {
    <P extends Prec>(on: Context | Queue, args: PotrfArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = L L^T ('l') or A = U^T U ('u') for a symmetric positive definite A, n x n, column-major.
 *
 * Cholesky factorization of a symmetric, or of complex numbers Hermitian, positive definite matrix.
 *
 * Overwrites one triangle of A, and info, the latter also for an empty A. On a GPU context singles, also complex, are computed on the GPU,
 * doubles on the CPU. Workspace: potrfWorkspace. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to leading
 * order. Source: LAPACK xPOTRF.
 *
 * Of a matrix with infinities only those on the diagonal pass for positive: info may be 0 then, and the factor is not finite.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const [failed] = await ctx.download(info);
 */
export declare const spotrf: {
    (on: Context | Queue, args: PotrfArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = L L^T ('l') or A = U^T U ('u') for a symmetric positive definite A, n x n, column-major.
 *
 * Cholesky factorization of a symmetric, or of complex numbers Hermitian, positive definite matrix.
 *
 * Overwrites one triangle of A, and info, the latter also for an empty A. On a GPU context singles, also complex, are computed on the GPU,
 * doubles on the CPU. Workspace: potrfWorkspace. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to leading
 * order. Source: LAPACK xPOTRF.
 *
 * Of a matrix with infinities only those on the diagonal pass for positive: info may be 0 then, and the factor is not finite.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const [failed] = await ctx.download(info);
 */
export declare const dpotrf: {
    (on: Context | Queue, args: PotrfArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = L L^T ('l') or A = U^T U ('u') for a symmetric positive definite A, n x n, column-major.
 *
 * Cholesky factorization of a symmetric, or of complex numbers Hermitian, positive definite matrix.
 *
 * Overwrites one triangle of A, and info, the latter also for an empty A. On a GPU context singles, also complex, are computed on the GPU,
 * doubles on the CPU. Workspace: potrfWorkspace. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to leading
 * order. Source: LAPACK xPOTRF.
 *
 * Of a matrix with infinities only those on the diagonal pass for positive: info may be 0 then, and the factor is not finite.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const [failed] = await ctx.download(info);
 */
export declare const cpotrf: {
    (on: Context | Queue, args: PotrfArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = L L^T ('l') or A = U^T U ('u') for a symmetric positive definite A, n x n, column-major.
 *
 * Cholesky factorization of a symmetric, or of complex numbers Hermitian, positive definite matrix.
 *
 * Overwrites one triangle of A, and info, the latter also for an empty A. On a GPU context singles, also complex, are computed on the GPU,
 * doubles on the CPU. Workspace: potrfWorkspace. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to leading
 * order. Source: LAPACK xPOTRF.
 *
 * Of a matrix with infinities only those on the diagonal pass for positive: info may be 0 then, and the factor is not finite.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const [failed] = await ctx.download(info);
 */
export declare const zpotrf: {
    (on: Context | Queue, args: PotrfArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
