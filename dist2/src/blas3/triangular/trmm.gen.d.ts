import type { Prec, Scalar } from '../../core/field.ts';
import type { Diag, Ptr, Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of trmm, by name. */
export interface TrmmArgs<P extends Prec> {
    /** 'l': B := alpha op(A) B; 'r': B := alpha B op(A). */
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
    /** In and out. May lie in the same buffer as A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of B, and a NaN or
 * infinity in B may spread to results that the triangle keeps apart, because zeros are multiplied too; doubles are computed on the CPU.
 * Doubles that live on the GPU (createContext) are computed there, with zeros multiplied likewise. Flops n m^2 (side 'l') or m n^2 (side
 * 'r'), of complex numbers four times as many. Source: BLAS xTRMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const b = await ctx.download(B);
 */
export declare const trmm: {
    <P extends Prec>(on: Context | Queue, args: TrmmArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of B, and a NaN or
 * infinity in B may spread to results that the triangle keeps apart, because zeros are multiplied too; doubles are computed on the CPU.
 * Doubles that live on the GPU (createContext) are computed there, with zeros multiplied likewise. Flops n m^2 (side 'l') or m n^2 (side
 * 'r'), of complex numbers four times as many. Source: BLAS xTRMM.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const b = await ctx.download(B);
 */
export declare const strmm: {
    (on: Context | Queue, args: TrmmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of B, and a NaN or
 * infinity in B may spread to results that the triangle keeps apart, because zeros are multiplied too; doubles are computed on the CPU.
 * Doubles that live on the GPU (createContext) are computed there, with zeros multiplied likewise. Flops n m^2 (side 'l') or m n^2 (side
 * 'r'), of complex numbers four times as many. Source: BLAS xTRMM.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const b = await ctx.download(B);
 */
export declare const dtrmm: {
    (on: Context | Queue, args: TrmmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of B, and a NaN or
 * infinity in B may spread to results that the triangle keeps apart, because zeros are multiplied too; doubles are computed on the CPU.
 * Doubles that live on the GPU (createContext) are computed there, with zeros multiplied likewise. Flops n m^2 (side 'l') or m n^2 (side
 * 'r'), of complex numbers four times as many. Source: BLAS xTRMM.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const b = await ctx.download(B);
 */
export declare const ctrmm: {
    (on: Context | Queue, args: TrmmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of B, and a NaN or
 * infinity in B may spread to results that the triangle keeps apart, because zeros are multiplied too; doubles are computed on the CPU.
 * Doubles that live on the GPU (createContext) are computed there, with zeros multiplied likewise. Flops n m^2 (side 'l') or m n^2 (side
 * 'r'), of complex numbers four times as many. Source: BLAS xTRMM.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const b = await ctx.download(B);
 */
export declare const ztrmm: {
    (on: Context | Queue, args: TrmmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
