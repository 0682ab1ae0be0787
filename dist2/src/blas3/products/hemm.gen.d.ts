import type { ComplexPrec, Scalar } from '../../core/field.ts';
import type { Ptr, Side, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of hemm, by name. */
export interface HemmArgs<P extends ComplexPrec> {
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
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A Hermitian. A is of order m (side 'l') or n (side 'r') with
 * one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on the
 * GPU, with a workspace of the size of A, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 8 m^2 n (side 'l') or 8 m n^2 (side 'r'). Source: BLAS xHEMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('c', m * n);
 * await chemm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const hemm: {
    <P extends ComplexPrec>(on: Context | Queue, args: HemmArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A Hermitian. A is of order m (side 'l') or n (side 'r') with
 * one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on the
 * GPU, with a workspace of the size of A, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 8 m^2 n (side 'l') or 8 m n^2 (side 'r'). Source: BLAS xHEMM.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('c', m * n);
 * await chemm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const chemm: {
    (on: Context | Queue, args: HemmArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A Hermitian. A is of order m (side 'l') or n (side 'r') with
 * one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on the
 * GPU, with a workspace of the size of A, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 8 m^2 n (side 'l') or 8 m n^2 (side 'r'). Source: BLAS xHEMM.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('c', m * n);
 * await chemm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const zhemm: {
    (on: Context | Queue, args: HemmArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
