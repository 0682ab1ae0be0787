import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * P A = L U with partial pivoting; A is m x n.
 *
 * P A = L U for many matrices of one size at equal distances: L is m x min(m, n) unit lower trapezoidal, U min(m, n) x n upper trapezoidal.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the matrices, ipiv and info, the latter also where A is empty. Pivots by the rules of getrf, of complex numbers by |Re| +
 * |Im|. Flops n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGETRF, rocSOLVER getrf_strided_batched, MAGMA
 * magma_<t>getrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example getrfStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16 };
 * await sgetrfStridedBatched(ctx.queue, { m: 16, n: 16, A, ipiv, info, ...each, batchCount: 1000 });
 * @example getrfBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 * @example getrfVbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their pivots follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const getrfForms: BatchedForms;
