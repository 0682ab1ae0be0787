import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { GemmMath } from './gemm.spec.ts';
/** The arguments of gemm, by name. */
export interface GemmArgs<P extends Prec> {
    /** Default 'n'. */
    transA?: Trans;
    /** Default 'n'. */
    transB?: Trans;
    m: number;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 neither A nor B is read. */
    alpha?: Scalar<P>;
    /** m x k if transA = 'n', else k x m. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** k x n if transB = 'n', else n x k. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Default 0: C is then written without being read, so NaN in it does not matter. */
    beta?: Scalar<P>;
    /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
    /**
     * Singles, real and complex, on a GPU with matrix units only; elsewhere, and for small products, every choice means 'strict', the
     * default: products and sums in f32. 'split' computes with each factor as the sum of two halves: as accurate as 'strict' relative to
     * the largest element of a row of op(A) times that of a column of op(B), and faster. 'fast' rounds the factors to half: 11 bits of them
     * count. With both, an infinity in a row of op(A) or a column of op(B) may give NaN in that row or column of C where 'strict' gives
     * infinity. 'half' is for halves, and means 'strict' for all others: where matrix units can, the sums over k are halves too. Element
     * (i, j) of the product then errs by at most about k/8 2^-10 sum_l |a_il| |b_lj|, and is infinite or NaN if a partial sum leaves the
     * range (65504).
     */
    math?: 'strict' | 'split' | 'fast' | 'half';
    /**
     * Default false. With true, and math 'strict', every element is summed in an order that depends on k alone, whatever m, n, leading
     * dimensions and offsets are: the bits of a row do not depend on how many other rows there are. Slower for thin products, long depths
     * and halves.
     */
    reproducible?: boolean;
    /**
     * Doubles, real and complex, on the GPU only; elsewhere every choice is as accurate as binary64. There 'f64', the default, is so too:
     * the device measures how many binary digits terms lose because their factors are smaller than the largest of their row and column
     * (the loss of an element of the product is that of its largest term), and takes 14 products of bytes up to 4 digits, another one for
     * every four more, and beyond 28, for which 20 products do not do, soft arithmetic of binary64, hundreds of times slower. 'wide' takes
     * 20 of them whatever the data are, 'df64' 13, 'f32' 8: element (i, j) then errs by about 2^-76, 2^-49, 2^-29 times the norms of row i
     * of op(A) and column j of op(B), besides the rounding of the result. An integer is the number of products itself; each is worth
     * almost four digits.
     */
    accuracy?: 'f64' | 'wide' | 'df64' | 'f32' | number;
}
/**
 * C := alpha op(A) op(B) + beta C,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers).
 *
 * op(A) is m x k, op(B) is k x n, C is m x n; all column-major.
 *
 * Overwrites C only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU, double and complex double on the CPU; with doubles on the GPU (createContext) they run there,
 * by exact products of integers (Ozaki's second scheme), with the same bits on every device, as accurately as `accuracy` says.
 * Flops 2mnk, of complex numbers 8mnk. Source: BLAS
 * xGEMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await sgemm(ctx.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const gemm: {
    <P extends Prec>(on: Context | Queue, args: GemmArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := alpha op(A) op(B) + beta C,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers).
 *
 * op(A) is m x k, op(B) is k x n, C is m x n; all column-major.
 *
 * Overwrites C only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU, double and complex double on the CPU; with doubles on the GPU (createContext) they run there,
 * by exact products of integers (Ozaki's second scheme), with the same bits on every device, as accurately as `accuracy` says.
 * Flops 2mnk, of complex numbers 8mnk. Source: BLAS
 * xGEMM.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await sgemm(ctx.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const hgemm: {
    (on: Context | Queue, args: GemmArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * C := alpha op(A) op(B) + beta C,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers).
 *
 * op(A) is m x k, op(B) is k x n, C is m x n; all column-major.
 *
 * Overwrites C only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU, double and complex double on the CPU; with doubles on the GPU (createContext) they run there,
 * by exact products of integers (Ozaki's second scheme), with the same bits on every device, as accurately as `accuracy` says.
 * Flops 2mnk, of complex numbers 8mnk. Source: BLAS
 * xGEMM.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await sgemm(ctx.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const sgemm: {
    (on: Context | Queue, args: GemmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := alpha op(A) op(B) + beta C,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers).
 *
 * op(A) is m x k, op(B) is k x n, C is m x n; all column-major.
 *
 * Overwrites C only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU, double and complex double on the CPU; with doubles on the GPU (createContext) they run there,
 * by exact products of integers (Ozaki's second scheme), with the same bits on every device, as accurately as `accuracy` says.
 * Flops 2mnk, of complex numbers 8mnk. Source: BLAS
 * xGEMM.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await sgemm(ctx.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const dgemm: {
    (on: Context | Queue, args: GemmArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := alpha op(A) op(B) + beta C,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers).
 *
 * op(A) is m x k, op(B) is k x n, C is m x n; all column-major.
 *
 * Overwrites C only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU, double and complex double on the CPU; with doubles on the GPU (createContext) they run there,
 * by exact products of integers (Ozaki's second scheme), with the same bits on every device, as accurately as `accuracy` says.
 * Flops 2mnk, of complex numbers 8mnk. Source: BLAS
 * xGEMM.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await sgemm(ctx.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const cgemm: {
    (on: Context | Queue, args: GemmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := alpha op(A) op(B) + beta C,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers).
 *
 * op(A) is m x k, op(B) is k x n, C is m x n; all column-major.
 *
 * Overwrites C only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU, double and complex double on the CPU; with doubles on the GPU (createContext) they run there,
 * by exact products of integers (Ozaki's second scheme), with the same bits on every device, as accurately as `accuracy` says.
 * Flops 2mnk, of complex numbers 8mnk. Source: BLAS
 * xGEMM.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await sgemm(ctx.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const zgemm: {
    (on: Context | Queue, args: GemmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
