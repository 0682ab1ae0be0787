import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gemmtr, by name. */
export interface GemmtrArgs<P extends Prec> {
    /** Which triangle of C is computed, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. */
    transA?: Trans;
    /** Default 'n'. */
    transB?: Trans;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 neither A nor B is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Default 0: C is then written without being read, so NaN in it does not matter. */
    beta?: Scalar<P>;
    /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, op(X) = X ('n'), X^T ('t') or X^H ('c'). op(A) is n x k, op(B) is k x n, C is
 * n x n; all column-major. For products that are known to be symmetric or Hermitian, such as A D A^T.
 *
 * Overwrites that triangle only; a diagonal that should be real is rounded like all else. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops k n (n + 1), of complex
 * numbers four times as many. Source: LAPACK 3.12 xGEMMTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemmtr(ctx.queue, { uplo: 'l', transB: 't', n, k, A, lda: n, B: AD, ldb: n, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const gemmtr: {
    <P extends Prec>(on: Context | Queue, args: GemmtrArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, op(X) = X ('n'), X^T ('t') or X^H ('c'). op(A) is n x k, op(B) is k x n, C is
 * n x n; all column-major. For products that are known to be symmetric or Hermitian, such as A D A^T.
 *
 * Overwrites that triangle only; a diagonal that should be real is rounded like all else. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops k n (n + 1), of complex
 * numbers four times as many. Source: LAPACK 3.12 xGEMMTR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemmtr(ctx.queue, { uplo: 'l', transB: 't', n, k, A, lda: n, B: AD, ldb: n, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const sgemmtr: {
    (on: Context | Queue, args: GemmtrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, op(X) = X ('n'), X^T ('t') or X^H ('c'). op(A) is n x k, op(B) is k x n, C is
 * n x n; all column-major. For products that are known to be symmetric or Hermitian, such as A D A^T.
 *
 * Overwrites that triangle only; a diagonal that should be real is rounded like all else. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops k n (n + 1), of complex
 * numbers four times as many. Source: LAPACK 3.12 xGEMMTR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemmtr(ctx.queue, { uplo: 'l', transB: 't', n, k, A, lda: n, B: AD, ldb: n, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const dgemmtr: {
    (on: Context | Queue, args: GemmtrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, op(X) = X ('n'), X^T ('t') or X^H ('c'). op(A) is n x k, op(B) is k x n, C is
 * n x n; all column-major. For products that are known to be symmetric or Hermitian, such as A D A^T.
 *
 * Overwrites that triangle only; a diagonal that should be real is rounded like all else. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops k n (n + 1), of complex
 * numbers four times as many. Source: LAPACK 3.12 xGEMMTR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemmtr(ctx.queue, { uplo: 'l', transB: 't', n, k, A, lda: n, B: AD, ldb: n, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const cgemmtr: {
    (on: Context | Queue, args: GemmtrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, op(X) = X ('n'), X^T ('t') or X^H ('c'). op(A) is n x k, op(B) is k x n, C is
 * n x n; all column-major. For products that are known to be symmetric or Hermitian, such as A D A^T.
 *
 * Overwrites that triangle only; a diagonal that should be real is rounded like all else. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops k n (n + 1), of complex
 * numbers four times as many. Source: LAPACK 3.12 xGEMMTR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemmtr(ctx.queue, { uplo: 'l', transB: 't', n, k, A, lda: n, B: AD, ldb: n, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const zgemmtr: {
    (on: Context | Queue, args: GemmtrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
