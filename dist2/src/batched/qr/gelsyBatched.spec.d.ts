import { type BatchedForms, type StorageOption } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
/**
 * min ||B - A X||_2 column by column, and of all such X the one with the least norm; A is m x n of any rank. What every form of a call has;
 * `N` is a number, or a list with an entry per problem.
 */
export interface GelsyProblems<P extends Prec, N> extends StorageOption {
    m: N;
    n: N;
    nrhs: N;
    /** In: A. Out: its QR factorization with column pivoting as geqp3 leaves it, without tau; as it was if info = 1. */
    A: Ptr<P>;
    /** At least max(1, m); row-major at least max(1, n). */
    lda: N;
    /**
     * max(m, n) x nrhs. In: the right-hand sides in the first m rows. Out: X in the first n rows; below it, where the rank is n, numbers the
     * sum of whose squares (of moduli) is that of the residual, else what is of no use. May lie in A's buffer if it shares no element with A.
     */
    B: Ptr<NoInfer<P>>;
    /** At least max(1, m, n); row-major at least max(1, nrhs). */
    ldb: N;
    /**
     * n integers for each matrix. In: columns whose entry is not 0 come first, in their order, the first min(m, n) of them; the others are
     * free. Out: column i of A P was column jpvt(i) of A, counted from 1; as it was if info = 1.
     */
    jpvt: Ptr<'i'>;
    /**
     * The rank is the order of the largest leading triangle of R whose estimated condition number is at most 1 / rcond. Default, and any
     * negative number: eps max(m, n), eps = 2^-23 (2^-52).
     */
    rcond?: number;
    /** Out, one integer for each matrix: the rank that was found. */
    rank: Ptr<'i'>;
    /** Out, one integer for each matrix. 0: solved. 1: A has a NaN or an infinity; the rank is then 0, X is NaN, and nothing is factored. */
    info: Ptr<'i'>;
}
/**
 * Least squares of any rank with many matrices of one size at equal distances: the solutions of least norm, by QR factorization with column
 * pivoting.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There problems of up to 96 columns or so (complex ones of
 * up to 64) take two dispatches for all, and nothing is read back: each rank is decided on the device. Larger ones are solved one after the
 * other, as gelsy does it, and calls made later wait for this one. A result depends on its own problem alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites A, B, jpvt, rank and info. A is factored also when there is no right-hand side. With A P = Q [R11 R12; 0 R22], R11 of the
 * rank's order and R22 negligible, [R11 R12] = [T 0] Z with an orthogonal (unitary) Z where the rank is less than n, and X = P Z^H [T^-1
 * (Q^H B)_1; 0]. LAPACK's xGELSY leaves T where here R stays. Elements so large or small that their squares leave the range are scaled by
 * powers of two on the way. NaN in B passes through to its column of X. Flops as those of gels times batchCount; for a rank r < n a further
 * 2 r^2 (n - r/3) or so. Source: LAPACK xGELSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for; nor for one that is not finite: read info.
 * @example gelsyStridedBatched
 * // A thousand fits with 24 observations of 10 columns that may depend on each other.
 * const [jpvt, rank, info] = [10000, 1000, 1000].map((length) => ctx.alloc('i', length));
 * const each = { lda: 24, strideA: 240, ldb: 24, strideB: 24, strideJpvt: 10, batchCount: 1000 };
 * await sgelsyStridedBatched(ctx.queue, { m: 24, n: 10, nrhs: 1, A, B, jpvt, rank, info, ...each });
 * @example gelsyBatched
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, strideJpvt: 2, batchCount: 2 };
 * await sgelsyBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, jpvt, rank, info, ...places });
 * @example gelsyVbatched
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * const places = { offsetsA: [0, 12], offsetsB: [0, 6], offsetsJpvt: [0, 2] };
 * await sgelsyVbatched(ctx.queue, { ...sizes, A, B, jpvt, rank, info, ...places });
 */
export declare const gelsyForms: BatchedForms;
