import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * A := A^-1 from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their Cholesky factorizations, in one triangle.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, one triangle of the A; the other one is neither read nor written. Flops 2n^3/3 batchCount, to
 * leading order. Source: LAPACK xPOTRI, rocSOLVER potri_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example potriStridedBatched
 * // A thousand matrices of order 16, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, info, batchCount: 1000 };
 * await spotriStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, ...each });
 * @example potriBatched
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spotriBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 * @example potriVbatched
 * // A factored matrix of order 3, and behind it one of order 2.
 * await spotriVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const potriForms: BatchedForms;
