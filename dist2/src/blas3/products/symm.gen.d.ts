import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Side, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of symm, by name. */
export interface SymmArgs<P extends Prec> {
    /** 'l': A stands left of B; 'r': right of it. */
    side: Side;
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    m: number;
    n: number;
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
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A symmetric, also where it is complex: for Hermitian matrices
 * there is hemm. A is of order m (side 'l') or n (side 'r') with one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of A, doubles on the
 * CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2 m^2 n (side 'l') or 2 m n^2 (side 'r'), of complex numbers
 * four times as many. Source: BLAS xSYMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await ssymm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const symm: {
    <P extends Prec>(on: Context | Queue, args: SymmArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A symmetric, also where it is complex: for Hermitian matrices
 * there is hemm. A is of order m (side 'l') or n (side 'r') with one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of A, doubles on the
 * CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2 m^2 n (side 'l') or 2 m n^2 (side 'r'), of complex numbers
 * four times as many. Source: BLAS xSYMM.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await ssymm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const ssymm: {
    (on: Context | Queue, args: SymmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A symmetric, also where it is complex: for Hermitian matrices
 * there is hemm. A is of order m (side 'l') or n (side 'r') with one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of A, doubles on the
 * CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2 m^2 n (side 'l') or 2 m n^2 (side 'r'), of complex numbers
 * four times as many. Source: BLAS xSYMM.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await ssymm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const dsymm: {
    (on: Context | Queue, args: SymmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A symmetric, also where it is complex: for Hermitian matrices
 * there is hemm. A is of order m (side 'l') or n (side 'r') with one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of A, doubles on the
 * CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2 m^2 n (side 'l') or 2 m n^2 (side 'r'), of complex numbers
 * four times as many. Source: BLAS xSYMM.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await ssymm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const csymm: {
    (on: Context | Queue, args: SymmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A symmetric, also where it is complex: for Hermitian matrices
 * there is hemm. A is of order m (side 'l') or n (side 'r') with one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of A, doubles on the
 * CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2 m^2 n (side 'l') or 2 m n^2 (side 'r'), of complex numbers
 * four times as many. Source: BLAS xSYMM.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await ssymm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const zsymm: {
    (on: Context | Queue, args: SymmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
