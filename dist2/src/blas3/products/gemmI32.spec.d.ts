import type { RoutineSpec } from '../../core/spec.ts';
/**
 * C := alpha op(A) op(B) + beta C modulo 2^32, op(X) = X ('n') or X^T ('t', 'c'): bytes into 32-bit integers.
 *
 * op(A) is m x k and op(B) is k x n, both of signed 8-bit integers; C is m x n, of signed 32-bit integers; all column-major.
 *
 * Overwrites C only. Exact modulo 2^32: what leaves the range of C wraps as in two's complement, which without alpha and beta takes a k of
 * more than 131071. The same bits on every device. On a GPU context it runs on the GPU, large products on matrix units where the adapter
 * has them for bytes. Operations 2mnk. Source: cuBLAS cublasGemmEx with CUDA_R_8I and CUBLAS_COMPUTE_32I.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const A = ctx.upload('b', Int8Array.of(1, -2, 3, -4)); // (1 3; -2 -4)
 * const C = ctx.alloc('i', 4);
 * await bgemmI32(ctx.queue, { m: 2, n: 2, k: 2, A, lda: 2, B: A, ldb: 2, C, ldc: 2 });
 * const c = await ctx.download(C); // -5 6 -9 10
 */
export declare const gemmI32Spec: RoutineSpec;
