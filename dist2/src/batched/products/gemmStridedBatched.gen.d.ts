import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { GemmStridedBatchedArgs } from './gemmStridedBatched.spec.ts';
import type { GemmStridedBatchedArgs } from './gemmStridedBatched.spec.ts';
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at equal distances.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: cuBLAS cublas<t>gemmStridedBatched, MAGMA
 * magmablas_<t>gemm_batched_strided.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand products of 8 x 8 matrices, packed one behind the other.
 * const C = ctx.alloc('s', 64 * 1000);
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 64, ldc: 8, strideC: 64 };
 * await sgemmStridedBatched(ctx.queue, { m: 8, n: 8, k: 8, A, B, C, ...each, batchCount: 1000 });
 */
export declare const gemmStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GemmStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at equal distances.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: cuBLAS cublas<t>gemmStridedBatched, MAGMA
 * magmablas_<t>gemm_batched_strided.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand products of 8 x 8 matrices, packed one behind the other.
 * const C = ctx.alloc('s', 64 * 1000);
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 64, ldc: 8, strideC: 64 };
 * await sgemmStridedBatched(ctx.queue, { m: 8, n: 8, k: 8, A, B, C, ...each, batchCount: 1000 });
 */
export declare const hgemmStridedBatched: {
    (on: Context | Queue, args: GemmStridedBatchedArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at equal distances.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: cuBLAS cublas<t>gemmStridedBatched, MAGMA
 * magmablas_<t>gemm_batched_strided.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand products of 8 x 8 matrices, packed one behind the other.
 * const C = ctx.alloc('s', 64 * 1000);
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 64, ldc: 8, strideC: 64 };
 * await sgemmStridedBatched(ctx.queue, { m: 8, n: 8, k: 8, A, B, C, ...each, batchCount: 1000 });
 */
export declare const sgemmStridedBatched: {
    (on: Context | Queue, args: GemmStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at equal distances.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: cuBLAS cublas<t>gemmStridedBatched, MAGMA
 * magmablas_<t>gemm_batched_strided.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand products of 8 x 8 matrices, packed one behind the other.
 * const C = ctx.alloc('s', 64 * 1000);
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 64, ldc: 8, strideC: 64 };
 * await sgemmStridedBatched(ctx.queue, { m: 8, n: 8, k: 8, A, B, C, ...each, batchCount: 1000 });
 */
export declare const dgemmStridedBatched: {
    (on: Context | Queue, args: GemmStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at equal distances.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: cuBLAS cublas<t>gemmStridedBatched, MAGMA
 * magmablas_<t>gemm_batched_strided.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand products of 8 x 8 matrices, packed one behind the other.
 * const C = ctx.alloc('s', 64 * 1000);
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 64, ldc: 8, strideC: 64 };
 * await sgemmStridedBatched(ctx.queue, { m: 8, n: 8, k: 8, A, B, C, ...each, batchCount: 1000 });
 */
export declare const cgemmStridedBatched: {
    (on: Context | Queue, args: GemmStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at equal distances.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: cuBLAS cublas<t>gemmStridedBatched, MAGMA
 * magmablas_<t>gemm_batched_strided.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand products of 8 x 8 matrices, packed one behind the other.
 * const C = ctx.alloc('s', 64 * 1000);
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 64, ldc: 8, strideC: 64 };
 * await sgemmStridedBatched(ctx.queue, { m: 8, n: 8, k: 8, A, B, C, ...each, batchCount: 1000 });
 */
export declare const zgemmStridedBatched: {
    (on: Context | Queue, args: GemmStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
