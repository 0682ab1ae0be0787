import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B_b := alpha op(A_b)^-1 B_b (side 'l') or B_b := alpha B_b op(A_b)^-1 (side 'r'), op(A) = A ('n') or A^T ('t') or A^H ('c', the same as
 * 't' for real numbers). A_b is triangular of order m (side 'l') or n (side 'r'), B_b is m x n.
 *
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, A_b triangular, all at equal distances.
 *
 * Overwrites the B_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its B. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n m^2 batchCount (side 'l') or m n^2 batchCount (side 'r'). Source: MAGMA magmablas_<t>trsm_batched, rocBLAS
 * trsm_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example trsmStridedBatched
 * // A thousand lower triangles of order 8, each for two right-hand sides.
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 16, batchCount: 1000 };
 * await strsmStridedBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 2, A: L, B, ...each });
 * @example trsmBatched
 * // Two right-hand sides with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: same, offsetsB: there, batchCount: 2 };
 * await strsmBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 1, A: L, lda: 8, B, ldb: 8, ...places });
 * @example trsmVbatched
 * // A triangle of order 3, and behind it one of order 2 for four right-hand sides.
 * const sizes = { m: [3, 2], n: [1, 4], lda: [3, 2], ldb: [3, 2] };
 * await strsmVbatched(ctx.queue, { side: 'l', uplo: 'l', ...sizes, A: L, offsetsA: [0, 9], B, offsetsB: [0, 3] });
 */
export declare const trsmForms: BatchedForms;
