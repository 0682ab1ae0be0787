import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const her2kSpec: RoutineSpec;
