import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, op(X) = X ('n'), X^T ('t') or X^H ('c'). op(A) is n x k, op(B) is k x n, C is
 * n x n; all column-major. For products that are known to be symmetric or Hermitian, such as A D A^T.
 *
 * Overwrites that triangle only; a diagonal that should be real is rounded like all else. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops k n (n + 1), of complex
 * numbers four times as many. Source: LAPACK 3.12 xGEMMTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemmtr(ctx.queue, { uplo: 'l', transB: 't', n, k, A, lda: n, B: AD, ldb: n, C, ldc: n });
 * const c = await ctx.download(C);
 */
export declare const gemmtrSpec: RoutineSpec;
