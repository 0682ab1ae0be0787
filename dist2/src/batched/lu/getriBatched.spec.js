// GETRI of a batch: arguments, rules, documentation.
import { batchedForms, pivots, squareMatrix } from '../../core/batchForms.js';
import { flopsGetri } from '../../core/flops.js';
import { num } from '../../core/spec.js';
/**
 * A := A^-1 from P A = L U of getrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their LU factorizations, in place, as of LAPACK and rocSOLVER.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To invert matrices of which the factors are not needed matinvStridedBatched is faster; to
 * solve systems, gesvStridedBatched is faster still, and more accurate. Flops 4n^3/3 batchCount, to leading order. Source: LAPACK xGETRI,
 * rocSOLVER getri_strided_batched, MAGMA magma_<t>getri_outofplace_batched (which has a result of its own).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example getriStridedBatched
 * // A thousand matrices of order 16, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, batchCount: 1000 };
 * await sgetriStridedBatched(ctx.queue, { n: 16, A, ipiv, info, ...each });
 * @example getriBatched
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetriBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 * @example getriVbatched
 * // A factored matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsPiv: [0, 3] };
 * await sgetriVbatched(ctx.queue, { n: [3, 2], A, ipiv, info, ...places });
 */
export const getriForms = batchedForms({
    name: 'getri',
    precs: 'sdcz',
    sizes: ['n'],
    operands: {
        /** In: L and U as getrf leaves them. Out: the inverse; where info is not 0, as it was. */
        A: squareMatrix('inout'),
        /** n pivots for each matrix as getrf leaves them. Those that are not in 1..n are taken for the nearest that is. */
        ipiv: pivots('in'),
    },
    /**
     * Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; A keeps its factors.
     */
    reports: 'info',
    flops: (a) => flopsGetri(num(a, 'n')),
});
