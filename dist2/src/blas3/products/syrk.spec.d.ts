import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const syrkSpec: RoutineSpec;
