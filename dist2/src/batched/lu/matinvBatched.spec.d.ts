import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * A := A^-1 by elimination with partial pivoting; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances, in place, without factors or pivots to keep.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To solve systems gesvStridedBatched is faster, and more accurate than a product with the
 * inverse. Flops 2n^3 batchCount, to leading order. Source: cuBLAS cublas<t>matinvBatched, for any order; LAPACK xGETRF and xGETRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example matinvStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await smatinvStridedBatched(ctx.queue, { n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 * @example matinvBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await smatinvBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 * @example matinvVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * await smatinvVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const matinvForms: BatchedForms;
