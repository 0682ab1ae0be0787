import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of syr2k, by name. */
export interface Syr2kArgs<P extends Prec> {
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. 'c' is 't' of real matrices, and is refused with complex ones. */
    trans?: Trans;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 neither A nor B is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /**
     * At least max(1, n) if trans = 'n', else max(1, k).
     * At least the rows of A, and 1.
     */
    lda: number;
    B: Ptr<NoInfer<P>>;
    /**
     * At least max(1, n) if trans = 'n', else max(1, k).
     * At least the rows of B, and 1.
     */
    ldb: number;
    /** Default 0: C is then written without being read, so NaN in it does not matter. */
    beta?: Scalar<P>;
    /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C (trans 't', and 'c' for real numbers), C
 * symmetric, also where it is complex: of Hermitian matrices there is her2k. A and B are n x k (trans 'n') or k x n, C is n x n with one
 * triangle stored; all column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2 k n^2, of complex numbers four times as many. Source: BLAS xSYR2K.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const syr2k: {
    <P extends Prec>(on: Context | Queue, args: Syr2kArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C (trans 't', and 'c' for real numbers), C
 * symmetric, also where it is complex: of Hermitian matrices there is her2k. A and B are n x k (trans 'n') or k x n, C is n x n with one
 * triangle stored; all column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2 k n^2, of complex numbers four times as many. Source: BLAS xSYR2K.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const ssyr2k: {
    (on: Context | Queue, args: Syr2kArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C (trans 't', and 'c' for real numbers), C
 * symmetric, also where it is complex: of Hermitian matrices there is her2k. A and B are n x k (trans 'n') or k x n, C is n x n with one
 * triangle stored; all column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2 k n^2, of complex numbers four times as many. Source: BLAS xSYR2K.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const dsyr2k: {
    (on: Context | Queue, args: Syr2kArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C (trans 't', and 'c' for real numbers), C
 * symmetric, also where it is complex: of Hermitian matrices there is her2k. A and B are n x k (trans 'n') or k x n, C is n x n with one
 * triangle stored; all column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2 k n^2, of complex numbers four times as many. Source: BLAS xSYR2K.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const csyr2k: {
    (on: Context | Queue, args: Syr2kArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C (trans 't', and 'c' for real numbers), C
 * symmetric, also where it is complex: of Hermitian matrices there is her2k. A and B are n x k (trans 'n') or k x n, C is n x n with one
 * triangle stored; all column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2 k n^2, of complex numbers four times as many. Source: BLAS xSYR2K.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const zsyr2k: {
    (on: Context | Queue, args: Syr2kArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
