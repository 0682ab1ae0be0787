import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of posv, by name. */
export interface PosvArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** In: one triangle of A. Out: L or U in its place; the other triangle is neither read nor written. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, one integer. 0: solved. i > 0: the leading minor of order i is not positive definite, as in potrf, and B is untouched. */
    info: Ptr<'i'>;
    /**
     * On a GPU context in real single: 'native' on the GPU alone, 'hybrid' with the blocks on the diagonal on the CPU, 'auto' (default) as
     * measured costs say.
     */
    mode?: 'auto' | 'native' | 'hybrid';
    /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
}
/**
 * B := A^-1 B by A = L L^H ('l') or A = U^H U ('u'); A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, or of complex numbers Hermitian, positive definite A by Cholesky factorization. Imaginary parts of the
 * diagonal of A are taken for 0, and are 0 in the factor.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, with a copy of B as workspace, doubles on the CPU; `mode` can
 * bring the CPU in for real singles too, as in potrf. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3 + 2n^2
 * nrhs, to leading order. Source: LAPACK xPOSV.
 *
 * An infinity on the diagonal of A passes for positive, as in potrf: info may be 0 then, and X, finite or not, is of no use.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(B);
 */
export declare const posv: {
    <P extends Prec>(on: Context | Queue, args: PosvArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by A = L L^H ('l') or A = U^H U ('u'); A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, or of complex numbers Hermitian, positive definite A by Cholesky factorization. Imaginary parts of the
 * diagonal of A are taken for 0, and are 0 in the factor.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, with a copy of B as workspace, doubles on the CPU; `mode` can
 * bring the CPU in for real singles too, as in potrf. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3 + 2n^2
 * nrhs, to leading order. Source: LAPACK xPOSV.
 *
 * An infinity on the diagonal of A passes for positive, as in potrf: info may be 0 then, and X, finite or not, is of no use.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(B);
 */
export declare const sposv: {
    (on: Context | Queue, args: PosvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B by A = L L^H ('l') or A = U^H U ('u'); A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, or of complex numbers Hermitian, positive definite A by Cholesky factorization. Imaginary parts of the
 * diagonal of A are taken for 0, and are 0 in the factor.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, with a copy of B as workspace, doubles on the CPU; `mode` can
 * bring the CPU in for real singles too, as in potrf. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3 + 2n^2
 * nrhs, to leading order. Source: LAPACK xPOSV.
 *
 * An infinity on the diagonal of A passes for positive, as in potrf: info may be 0 then, and X, finite or not, is of no use.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(B);
 */
export declare const dposv: {
    (on: Context | Queue, args: PosvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B by A = L L^H ('l') or A = U^H U ('u'); A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, or of complex numbers Hermitian, positive definite A by Cholesky factorization. Imaginary parts of the
 * diagonal of A are taken for 0, and are 0 in the factor.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, with a copy of B as workspace, doubles on the CPU; `mode` can
 * bring the CPU in for real singles too, as in potrf. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3 + 2n^2
 * nrhs, to leading order. Source: LAPACK xPOSV.
 *
 * An infinity on the diagonal of A passes for positive, as in potrf: info may be 0 then, and X, finite or not, is of no use.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(B);
 */
export declare const cposv: {
    (on: Context | Queue, args: PosvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by A = L L^H ('l') or A = U^H U ('u'); A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, or of complex numbers Hermitian, positive definite A by Cholesky factorization. Imaginary parts of the
 * diagonal of A are taken for 0, and are 0 in the factor.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, with a copy of B as workspace, doubles on the CPU; `mode` can
 * bring the CPU in for real singles too, as in potrf. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3 + 2n^2
 * nrhs, to leading order. Source: LAPACK xPOSV.
 *
 * An infinity on the diagonal of A passes for positive, as in potrf: info may be 0 then, and X, finite or not, is of no use.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(B);
 */
export declare const zposv: {
    (on: Context | Queue, args: PosvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
