import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * A = L U without pivoting; A is m x n.
 *
 * A = L U for many matrices of one size at equal distances, without pivoting.
 *
 * For matrices whose pivots are known not to be small: diagonally dominant ones, or those that random butterflies have made so (gesvRbt).
 * Others lose all accuracy without a word.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices and info, the latter also where A is empty. Flops n^2 (m - n/3) batchCount for m >= n, to leading order.
 * Source: MAGMA magma_<t>getrf_nopiv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example getrfNopivStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await sgetrfNopivStridedBatched(ctx.queue, { m: 16, n: 16, A, info, ...each });
 * @example getrfNopivBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfNopivBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 * @example getrfNopivVbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfNopivVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], info });
 */
export declare const getrfNopivForms: BatchedForms;
