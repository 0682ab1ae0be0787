import type { Prec, Scalar } from '../../core/field.ts';
import type { Diag, Ptr, Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of trsm, by name. */
export interface TrsmArgs<P extends Prec> {
    /** 'l': op(A) X = alpha B; 'r': X op(A) = alpha B. */
    side: Side;
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    /** Default 'n'. */
    transA?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
    diag?: Diag;
    m: number;
    n: number;
    /** Default 1. With alpha = 0, B becomes zero and neither A nor B is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution X. May lie in the same buffer as A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in B. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. On the GPU, with more than 16 right-hand sides and an order above 256, the
 * blocks of order 256 on the diagonal are inverted first, as MAGMA does: the error then grows with the condition of those blocks, and NaN
 * or infinity in B spreads within a column (row) over the block that it is in. Doubles that live on the GPU (createContext) are computed
 * there, from 1024 right-hand sides on with blocks of order 64 inverted. Flops n m^2 (side 'l') or m n^2 (side 'r'). Source: BLAS xTRSM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const trsm: {
    <P extends Prec>(on: Context | Queue, args: TrsmArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in B. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. On the GPU, with more than 16 right-hand sides and an order above 256, the
 * blocks of order 256 on the diagonal are inverted first, as MAGMA does: the error then grows with the condition of those blocks, and NaN
 * or infinity in B spreads within a column (row) over the block that it is in. Doubles that live on the GPU (createContext) are computed
 * there, from 1024 right-hand sides on with blocks of order 64 inverted. Flops n m^2 (side 'l') or m n^2 (side 'r'). Source: BLAS xTRSM.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const strsm: {
    (on: Context | Queue, args: TrsmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in B. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. On the GPU, with more than 16 right-hand sides and an order above 256, the
 * blocks of order 256 on the diagonal are inverted first, as MAGMA does: the error then grows with the condition of those blocks, and NaN
 * or infinity in B spreads within a column (row) over the block that it is in. Doubles that live on the GPU (createContext) are computed
 * there, from 1024 right-hand sides on with blocks of order 64 inverted. Flops n m^2 (side 'l') or m n^2 (side 'r'). Source: BLAS xTRSM.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const dtrsm: {
    (on: Context | Queue, args: TrsmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in B. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. On the GPU, with more than 16 right-hand sides and an order above 256, the
 * blocks of order 256 on the diagonal are inverted first, as MAGMA does: the error then grows with the condition of those blocks, and NaN
 * or infinity in B spreads within a column (row) over the block that it is in. Doubles that live on the GPU (createContext) are computed
 * there, from 1024 right-hand sides on with blocks of order 64 inverted. Flops n m^2 (side 'l') or m n^2 (side 'r'). Source: BLAS xTRSM.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const ctrsm: {
    (on: Context | Queue, args: TrsmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in B. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. On the GPU, with more than 16 right-hand sides and an order above 256, the
 * blocks of order 256 on the diagonal are inverted first, as MAGMA does: the error then grows with the condition of those blocks, and NaN
 * or infinity in B spreads within a column (row) over the block that it is in. Doubles that live on the GPU (createContext) are computed
 * there, from 1024 right-hand sides on with blocks of order 64 inverted. Flops n m^2 (side 'l') or m n^2 (side 'r'). Source: BLAS xTRSM.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const ztrsm: {
    (on: Context | Queue, args: TrsmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
