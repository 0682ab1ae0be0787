import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B := A^-1 B by LU factorization with partial pivoting; A is n x n, B is n x nrhs.
 *
 * Solves many general systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the A, ipiv, info and, where info is 0, the B. Small systems are factored and solved in one go. Flops (2n^3/3 + 2n^2 nrhs)
 * batchCount, to leading order. Source: LAPACK xGESV, rocSOLVER gesv_strided_batched, MAGMA magma_<t>gesv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example gesvStridedBatched
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16 };
 * await sgesvStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, info, ...each, batchCount: 1000 });
 * @example gesvBatched
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgesvBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, info, ...places });
 * @example gesvVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgesvVbatched(ctx.queue, { ...sizes, A, ipiv, B, info, ...places });
 */
export declare const gesvForms: BatchedForms;
