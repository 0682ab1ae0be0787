import { type Norm } from '../../blas3/norms/norm.ts';
import { type BatchedForms, type StorageOption } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
/**
 * The norms of symmetric matrices A of order n, of which one triangle is read. What every form of a call has; `N` is a number, or a list
 * with an entry per problem.
 */
export interface LansyProblems<P extends Prec, N> extends StorageOption {
    /** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' Frobenius. */
    norm: Norm;
    /** The triangle of A that is read. */
    uplo: Uplo;
    n: N;
    A: Ptr<P>;
    /** At least max(1, n). */
    lda: N;
    /** Out, one real number for each matrix, one after the other. */
    result: Ptr<NoInfer<RealOf<P>>>;
}
/**
 * The norms of many symmetric matrices, also complex ones, of one size at equal distances: max, one (the same as infinity) or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element that is read gives NaN; sums of squares neither overflow nor underflow
 * unless the norm does. Of a matrix that would leave its buffer (at offsets on the device) the norm is 0. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops
 * about n^2 batchCount. Source: LAPACK xLANSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example lansyStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', uplo: 'l', n: 16, A, result, ...each });
 * @example lansyBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slansyBatched(ctx.queue, { norm: 'f', uplo: 'l', n: 4, A, lda: 4, offsetsA, result, batchCount: 2 });
 * @example lansyVbatched
 * // Of order 3, and behind it one of order 2.
 * await slansyVbatched(ctx.queue, { norm: '1', uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const lansyForms: BatchedForms;
