import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * A = L L^H ('l') or U^H U ('u'); A is n x n, symmetric or, of complex numbers, Hermitian positive definite.
 *
 * Cholesky factorization of many symmetric or Hermitian positive definite matrices of one size at equal distances.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites one triangle of the A, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source: LAPACK
 * xPOTRF, rocSOLVER potrf_strided_batched, MAGMA magma_<t>potrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example potrfStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spotrfStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 * @example potrfBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spotrfBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 * @example potrfVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * await spotrfVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const potrfForms: BatchedForms;
