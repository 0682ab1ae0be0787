import type { ComplexPrec, Scalar } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of her2k, by name. */
export interface Her2kArgs<P extends ComplexPrec> {
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: 'n' | 'c';
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
    beta?: number;
    /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := alpha A B^H + conj(alpha) B A^H + beta C (trans 'n') or C := alpha A^H B + conj(alpha) B^H A + beta C (trans 'c'), alpha complex and
 * beta real, C Hermitian. A and B are n x k (trans 'n') or k x n, C is n x n with one triangle stored; all column-major.
 *
 * Overwrites that triangle only. The diagonal of C is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 8 k n^2. Source: BLAS xHER2K.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const her2k: {
    <P extends ComplexPrec>(on: Context | Queue, args: Her2kArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := alpha A B^H + conj(alpha) B A^H + beta C (trans 'n') or C := alpha A^H B + conj(alpha) B^H A + beta C (trans 'c'), alpha complex and
 * beta real, C Hermitian. A and B are n x k (trans 'n') or k x n, C is n x n with one triangle stored; all column-major.
 *
 * Overwrites that triangle only. The diagonal of C is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 8 k n^2. Source: BLAS xHER2K.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const cher2k: {
    (on: Context | Queue, args: Her2kArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := alpha A B^H + conj(alpha) B A^H + beta C (trans 'n') or C := alpha A^H B + conj(alpha) B^H A + beta C (trans 'c'), alpha complex and
 * beta real, C Hermitian. A and B are n x k (trans 'n') or k x n, C is n x n with one triangle stored; all column-major.
 *
 * Overwrites that triangle only. The diagonal of C is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 8 k n^2. Source: BLAS xHER2K.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const zher2k: {
    (on: Context | Queue, args: Her2kArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
