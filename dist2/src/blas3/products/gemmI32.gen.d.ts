import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gemmI32, by name. */
export interface GemmI32Args {
    /** Default 'n'. */
    transA?: Trans;
    /** Default 'n'. */
    transB?: Trans;
    m: number;
    n: number;
    k: number;
    /** A 32-bit integer, default 1. With alpha = 0 neither A nor B is read. */
    alpha?: number;
    /** m x k if transA = 'n', else k x m. */
    A: Ptr<'b'>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** k x n if transB = 'n', else n x k. */
    B: Ptr<'b'>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** A 32-bit integer, default 0. */
    beta?: number;
    C: Ptr<'i'>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
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
export declare const gemmI32: {
    (on: Context | Queue, args: GemmI32Args): Promise<void>;
};
/**
 * C := alpha op(A) op(B) + beta C modulo 2^32, op(X) = X ('n') or X^T ('t', 'c'): bytes into 32-bit integers.
 *
 * op(A) is m x k and op(B) is k x n, both of signed 8-bit integers; C is m x n, of signed 32-bit integers; all column-major.
 *
 * Overwrites C only. Exact modulo 2^32: what leaves the range of C wraps as in two's complement, which without alpha and beta takes a k of
 * more than 131071. The same bits on every device. On a GPU context it runs on the GPU, large products on matrix units where the adapter
 * has them for bytes. Operations 2mnk. Source: cuBLAS cublasGemmEx with CUDA_R_8I and CUBLAS_COMPUTE_32I.
 *
 * In bytes precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const A = ctx.upload('b', Int8Array.of(1, -2, 3, -4)); // (1 3; -2 -4)
 * const C = ctx.alloc('i', 4);
 * await bgemmI32(ctx.queue, { m: 2, n: 2, k: 2, A, lda: 2, B: A, ldb: 2, C, ldc: 2 });
 * const c = await ctx.download(C); // -5 6 -9 10
 */
export declare const bgemmI32: {
    (on: Context | Queue, args: GemmI32Args): Promise<void>;
} & {
    readonly prec: 'b';
};
