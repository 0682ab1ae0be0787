import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of syrk, by name. */
export interface SyrkArgs<P extends Prec> {
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. 'c' is 't' of real matrices, and is refused with complex ones. */
    trans?: Trans;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 A is not read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Default 0: C is then written without being read, so NaN in it does not matter. */
    beta?: Scalar<P>;
    /** In and out. May lie in the same buffer as A if it shares no element with it. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C (trans 't', and 'c' for real numbers), C symmetric, also where it is
 * complex: of Hermitian matrices there is herk. A is n x k (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops k n (n + 1), of complex numbers four times as many. Source: BLAS xSYRK.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', n * n);
 * await ssyrk(ctx.queue, { uplo: 'l', trans: 't', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const syrk: {
    <P extends Prec>(on: Context | Queue, args: SyrkArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C (trans 't', and 'c' for real numbers), C symmetric, also where it is
 * complex: of Hermitian matrices there is herk. A is n x k (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops k n (n + 1), of complex numbers four times as many. Source: BLAS xSYRK.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', n * n);
 * await ssyrk(ctx.queue, { uplo: 'l', trans: 't', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const ssyrk: {
    (on: Context | Queue, args: SyrkArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C (trans 't', and 'c' for real numbers), C symmetric, also where it is
 * complex: of Hermitian matrices there is herk. A is n x k (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops k n (n + 1), of complex numbers four times as many. Source: BLAS xSYRK.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', n * n);
 * await ssyrk(ctx.queue, { uplo: 'l', trans: 't', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const dsyrk: {
    (on: Context | Queue, args: SyrkArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C (trans 't', and 'c' for real numbers), C symmetric, also where it is
 * complex: of Hermitian matrices there is herk. A is n x k (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops k n (n + 1), of complex numbers four times as many. Source: BLAS xSYRK.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', n * n);
 * await ssyrk(ctx.queue, { uplo: 'l', trans: 't', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const csyrk: {
    (on: Context | Queue, args: SyrkArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C (trans 't', and 'c' for real numbers), C symmetric, also where it is
 * complex: of Hermitian matrices there is herk. A is n x k (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops k n (n + 1), of complex numbers four times as many. Source: BLAS xSYRK.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', n * n);
 * await ssyrk(ctx.queue, { uplo: 'l', trans: 't', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const zsyrk: {
    (on: Context | Queue, args: SyrkArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
