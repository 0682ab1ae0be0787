import { type BatchedForms, type StorageOption } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
/**
 * A P = Q R with an orthogonal (unitary) Q and a permutation P that makes R's diagonal not increase; A is m x n. What every form of a call
 * has; `N` is a number, or a list with an entry per problem.
 */
export interface Geqp3Problems<P extends Prec, N> extends StorageOption {
    m: N;
    n: N;
    /** In: A. Out: R on and above the diagonal; below it, column i holds v_i without the zeros and the 1 that it begins with. */
    A: Ptr<P>;
    /** At least max(1, m); row-major at least max(1, n). */
    lda: N;
    /**
     * n integers for each matrix. In: not 0 fixes a column, 0 leaves it free. Fixed columns go to the front in their order, the first min(m,
     * n) of them. Out: the permutation, counted from 1: column j of A P was column jpvt(j) of A.
     */
    jpvt: Ptr<'i'>;
    /** Out, min(m, n) numbers for each matrix: Q = H_1 H_2 ... with H_i = I - tau(i) v_i v_i^H. */
    tau: Ptr<NoInfer<P>>;
}
/**
 * QR factorizations with column pivoting of many matrices of one size at equal distances: every step takes the column whose part not yet
 * factored has the largest norm. A small diagonal element of R says that the columns behind it depend, nearly, on those before.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There a matrix stays in the registers of a workgroup, all
 * matrices in one dispatch, and norms are computed anew in every step; what registers cannot hold (more than some 30000 real numbers) is
 * factored one matrix after the other. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first
 * free pivot; jpvt is a permutation whatever A holds. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also
 * where what is left of a column is below 1e-27 of its largest element. Where columns are equal within rounding of the whole of them,
 * backends may choose differently. Flops 2n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGEQP3.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example geqp3StridedBatched
 * // A thousand matrices of 20 x 8, packed one behind the other; zeros in jpvt: all columns are free.
 * const [jpvt, tau] = [ctx.alloc('i', 8 * 1000), ctx.alloc('s', 8 * 1000)];
 * const each = { lda: 20, strideA: 160, strideJpvt: 8, strideTau: 8 };
 * await sgeqp3StridedBatched(ctx.queue, { m: 20, n: 8, A, jpvt, tau, ...each, batchCount: 1000 });
 * @example geqp3Batched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const [offsetsA, offsetsTau] = [[16, 64], [0, 4]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, strideJpvt: 4, offsetsTau, batchCount: 2 };
 * await sgeqp3Batched(ctx.queue, { m: 4, n: 4, A, jpvt, tau, ...places });
 * @example geqp3Vbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their permutations and tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsJpvt: [0, 3], offsetsTau: [0, 3] };
 * await sgeqp3Vbatched(ctx.queue, { ...sizes, A, jpvt, tau, ...places });
 */
export declare const geqp3Forms: BatchedForms;
