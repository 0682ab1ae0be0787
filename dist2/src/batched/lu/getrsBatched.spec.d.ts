import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B := op(A)^-1 B from P A = L U of getrf, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B is n
 * x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. Whether U is singular is not tested (the info of getrf says so): a zero on its diagonal gives infinities and NaN in B.
 * With strideA and stridePiv 0 one matrix serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: LAPACK xGETRS, rocSOLVER
 * getrs_strided_batched, MAGMA magma_<t>getrs_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example getrsStridedBatched
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, ...each });
 * @example getrsBatched
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 0, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, ...places });
 * @example getrsVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgetrsVbatched(ctx.queue, { ...sizes, A, ipiv, B, ...places });
 */
export declare const getrsForms: BatchedForms;
