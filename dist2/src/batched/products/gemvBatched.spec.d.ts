import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * y_b := alpha op(A_b) x_b + beta y_b, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A_b is m x n.
 *
 * y_b := alpha op(A_b) x_b + beta y_b, matrices and vectors at equal distances.
 *
 * Overwrites the y_b only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. A result depends on its own problem
 * alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2mn
 * batchCount, of complex numbers four times as many. Source: cuBLAS cublas<t>gemvStridedBatched, MAGMA magmablas_<t>gemv_batched_strided.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example gemvStridedBatched
 * // A thousand 8 x 8 matrices, each times its own vector.
 * const y = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 8, strideA: 64, strideX: 8, strideY: 8, batchCount: 1000 };
 * await sgemvStridedBatched(ctx.queue, { m: 8, n: 8, A, x, y, ...each });
 * @example gemvBatched
 * // Two vectors, the matrices in reverse order.
 * const [back, there] = [ctx.upload('i', Int32Array.of(64, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: back, offsetsX: there, offsetsY: there, batchCount: 2 };
 * await sgemvBatched(ctx.queue, { m: 8, n: 8, A, lda: 8, x, y, ...places });
 * @example gemvVbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgemvVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], x, offsetsX: [0, 3], y, offsetsY: [0, 3] });
 */
export declare const gemvForms: BatchedForms;
