import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const syr2kSpec: RoutineSpec;
