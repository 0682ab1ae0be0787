import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const herkSpec: RoutineSpec;
