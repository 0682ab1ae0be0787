import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * x_b := op(A_b)^-1 x_b, A_b triangular of order n. op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers).
 *
 * x_b := op(A_b)^-1 x_b, A_b triangular, matrices and vectors at equal distances.
 *
 * Overwrites the x_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its x. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n^2 batchCount. Source: rocBLAS trsv_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example trsvStridedBatched
 * // A thousand lower triangles of order 8, each for its own vector.
 * const each = { lda: 8, strideA: 64, strideX: 8, batchCount: 1000 };
 * await strsvStridedBatched(ctx.queue, { uplo: 'l', n: 8, A: L, x, ...each });
 * @example trsvBatched
 * // Two vectors with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * await strsvBatched(ctx.queue, { uplo: 'l', n: 8, A: L, lda: 8, offsetsA: same, x, offsetsX: there, batchCount: 2 });
 * @example trsvVbatched
 * // A triangle of order 3, and behind it one of order 2.
 * await strsvVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A: L, lda: [3, 2], offsetsA: [0, 9], x, offsetsX: [0, 3] });
 */
export declare const trsvForms: BatchedForms;
