import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of herk, by name. */
export interface HerkArgs<P extends ComplexPrec> {
    /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: 'n' | 'c';
    n: number;
    k: number;
    /** Default 1. With alpha = 0 A is not read. */
    alpha?: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Default 0: C is then written without being read, so NaN in it does not matter. */
    beta?: number;
    /** In and out. May lie in the same buffer as A if it shares no element with it. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := alpha A A^H + beta C (trans 'n') or C := alpha A^H A + beta C (trans 'c') with real alpha and beta, C Hermitian. A is n x k
 * (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. The diagonal of C is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 4k n (n + 1). Source: BLAS xHERK.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('c', n * n);
 * await cherk(ctx.queue, { uplo: 'l', trans: 'c', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const herk: {
    <P extends ComplexPrec>(on: Context | Queue, args: HerkArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := alpha A A^H + beta C (trans 'n') or C := alpha A^H A + beta C (trans 'c') with real alpha and beta, C Hermitian. A is n x k
 * (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. The diagonal of C is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 4k n (n + 1). Source: BLAS xHERK.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('c', n * n);
 * await cherk(ctx.queue, { uplo: 'l', trans: 'c', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const cherk: {
    (on: Context | Queue, args: HerkArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := alpha A A^H + beta C (trans 'n') or C := alpha A^H A + beta C (trans 'c') with real alpha and beta, C Hermitian. A is n x k
 * (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 *
 * Overwrites that triangle only. The diagonal of C is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 4k n (n + 1). Source: BLAS xHERK.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('c', n * n);
 * await cherk(ctx.queue, { uplo: 'l', trans: 'c', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const zherk: {
    (on: Context | Queue, args: HerkArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
