import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { GemmBatchedArgs } from './gemmBatched.spec.ts';
import type { GemmBatchedArgs } from './gemmBatched.spec.ts';
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at offsets that lie on the device.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_batched, cuBLAS
 * cublas<t>gemmBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Three products of 8 x 8 matrices with the factors in reverse order.
 * const back = ctx.upload('i', new Int32Array([128, 64, 0]));
 * const there = ctx.upload('i', new Int32Array([0, 64, 128]));
 * const places = { offsetsA: back, offsetsB: back, offsetsC: there, batchCount: 3 };
 * await sgemmBatched(ctx.queue, { m: 8, n: 8, k: 8, A, lda: 8, B, ldb: 8, C, ldc: 8, ...places });
 */
export declare const gemmBatched: {
    <P extends Prec>(on: Context | Queue, args: GemmBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at offsets that lie on the device.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_batched, cuBLAS
 * cublas<t>gemmBatched.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Three products of 8 x 8 matrices with the factors in reverse order.
 * const back = ctx.upload('i', new Int32Array([128, 64, 0]));
 * const there = ctx.upload('i', new Int32Array([0, 64, 128]));
 * const places = { offsetsA: back, offsetsB: back, offsetsC: there, batchCount: 3 };
 * await sgemmBatched(ctx.queue, { m: 8, n: 8, k: 8, A, lda: 8, B, ldb: 8, C, ldc: 8, ...places });
 */
export declare const hgemmBatched: {
    (on: Context | Queue, args: GemmBatchedArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at offsets that lie on the device.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_batched, cuBLAS
 * cublas<t>gemmBatched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Three products of 8 x 8 matrices with the factors in reverse order.
 * const back = ctx.upload('i', new Int32Array([128, 64, 0]));
 * const there = ctx.upload('i', new Int32Array([0, 64, 128]));
 * const places = { offsetsA: back, offsetsB: back, offsetsC: there, batchCount: 3 };
 * await sgemmBatched(ctx.queue, { m: 8, n: 8, k: 8, A, lda: 8, B, ldb: 8, C, ldc: 8, ...places });
 */
export declare const sgemmBatched: {
    (on: Context | Queue, args: GemmBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at offsets that lie on the device.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_batched, cuBLAS
 * cublas<t>gemmBatched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Three products of 8 x 8 matrices with the factors in reverse order.
 * const back = ctx.upload('i', new Int32Array([128, 64, 0]));
 * const there = ctx.upload('i', new Int32Array([0, 64, 128]));
 * const places = { offsetsA: back, offsetsB: back, offsetsC: there, batchCount: 3 };
 * await sgemmBatched(ctx.queue, { m: 8, n: 8, k: 8, A, lda: 8, B, ldb: 8, C, ldc: 8, ...places });
 */
export declare const dgemmBatched: {
    (on: Context | Queue, args: GemmBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at offsets that lie on the device.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_batched, cuBLAS
 * cublas<t>gemmBatched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Three products of 8 x 8 matrices with the factors in reverse order.
 * const back = ctx.upload('i', new Int32Array([128, 64, 0]));
 * const there = ctx.upload('i', new Int32Array([0, 64, 128]));
 * const places = { offsetsA: back, offsetsB: back, offsetsC: there, batchCount: 3 };
 * await sgemmBatched(ctx.queue, { m: 8, n: 8, k: 8, A, lda: 8, B, ldb: 8, C, ldc: 8, ...places });
 */
export declare const cgemmBatched: {
    (on: Context | Queue, args: GemmBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at offsets that lie on the device.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_batched, cuBLAS
 * cublas<t>gemmBatched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Three products of 8 x 8 matrices with the factors in reverse order.
 * const back = ctx.upload('i', new Int32Array([128, 64, 0]));
 * const there = ctx.upload('i', new Int32Array([0, 64, 128]));
 * const places = { offsetsA: back, offsetsB: back, offsetsC: there, batchCount: 3 };
 * await sgemmBatched(ctx.queue, { m: 8, n: 8, k: 8, A, lda: 8, B, ldb: 8, C, ldc: 8, ...places });
 */
export declare const zgemmBatched: {
    (on: Context | Queue, args: GemmBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
