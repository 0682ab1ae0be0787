import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B := op(A)^-1 B from A = L U of getrfNopiv, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B
 * is n x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations without pivoting.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites B only. Whether U is singular is not tested: a zero on its diagonal gives infinities and NaN in B. With strideA 0 one matrix
 * serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: MAGMA magma_<t>getrs_nopiv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example getrsNopivStridedBatched
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfNopivStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsNopivStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, ...each });
 * @example getrsNopivBatched
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsNopivBatched(ctx.queue, { n: 4, nrhs: 1, A, B, ...places });
 * @example getrsNopivVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sgetrsNopivVbatched(ctx.queue, { ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const getrsNopivForms: BatchedForms;
