import { type BatchedForms, type ReportOptions } from '../../core/batchForms.ts';
import { type Prec, type RealOf } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
/**
 * Least squares, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else the solution of op(A) X = B
 * with the least norm. op(A) = A ('n') or A^H ('c', and 't' for real numbers); A is m x n and has full rank. What every form of a call has;
 * `N` is a number, or a list with an entry per problem.
 */
export interface GelsProblems<P extends Prec, N> extends ReportOptions {
    /** Default 'n'. */
    trans?: Trans;
    m: N;
    n: N;
    nrhs: N;
    /** In: A. It is only read, unlike LAPACK's: many problems may have the same A, or A that overlap, such as windows of one table. */
    A: Ptr<P>;
    /** At least max(1, m); row-major at least max(1, n). */
    lda: N;
    /**
     * max(m, n) x nrhs. In: the right-hand sides in the first rows, as many as op(A) has. Out, where info is 0: X in the first rows, as many
     * as op(A) has columns; below it, in a least-squares problem, numbers the sum of whose squares is that of the residual. Else as it was.
     * May lie in A's buffer if it shares no element with A.
     */
    B: Ptr<NoInfer<P>>;
    /** At least max(1, m, n); row-major at least max(1, nrhs). */
    ldb: N;
    /**
     * Out, one integer for each problem: how many elements on the diagonal of R exceed eps max(m, n) times the largest one, eps = 2^-23
     * (2^-52). Below min(m, n) the rank is deficient. Without pivoting a deficient matrix need not show there. May be left out.
     */
    rank?: Ptr<'i'>;
    /**
     * Out, nrhs numbers for each problem, those of a problem behind those of the one before: the sums of squares ||b - op(A) x||_2^2 of a
     * least-squares problem, 0 of the other one. Written where info is 0. May be left out.
     */
    rss?: Ptr<RealOf<NoInfer<P>>>;
    /**
     * Out, one integer for each problem. 0: solved. i > 0: R(i,i) is exactly zero, the first such i: A has not full rank, and B is untouched.
     */
    info: Ptr<'i'>;
}
/**
 * Least squares, or solutions of least norm, with many matrices of one size at equal distances and of full rank, by QR factorization.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. Real matrices of a few columns are there factored and
 * solved in registers, in one dispatch for all, which reads A and B once; larger ones, and complex ones, in workspace. Doubles that live on
 * the GPU (createContext) are computed there, each matrix by one workgroup in integers, to the same bits on every device. A result depends
 * on its own problem alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info, what is given of rank and rss, and, where info is 0, the B; A is only read, and its factors are not kept: geqrf gives
 * those. A deficient rank is never left unsaid by info and rank but where it needs pivoting to be seen: gelsy solves such problems too. An
 * empty A has rank 0, and X = 0. A NaN or an infinity of A passes through to X of its problem, one of B to its column. Elements of any size
 * are scaled by powers of two on the way. Flops (2 q^2 (p - q/3) + (4 p q - q^2) nrhs) batchCount with p = max(m, n), q = min(m, n), to
 * leading order. Source: LAPACK xGELS, cuBLAS gelsBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix of
 * deficient rank only with `onFailure: 'throw'`: else read info and rank.
 * @example gelsStridedBatched
 * // Regressions over every window of 24 rows of a table of 203 x 10 by rows: the windows are 10 elements apart. b has 24 numbers for each.
 * const [info, rank, rss] = [ctx.alloc('i', 180), ctx.alloc('i', 180), ctx.alloc('s', 180)];
 * const each = { m: 24, n: 10, nrhs: 1, lda: 10, strideA: 10, ldb: 1, strideB: 24, batchCount: 180 };
 * await sgelsStridedBatched(ctx.queue, { ...each, layout: 'row', A: table, B: b, info, rank, rss });
 * @example gelsBatched
 * // Two problems of 6 x 2 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 6, offsetsA, ldb: 6, offsetsB, batchCount: 2 };
 * await sgelsBatched(ctx.queue, { m: 6, n: 2, nrhs: 1, A, B, info, ...places });
 * @example gelsVbatched
 * // A problem of 6 x 2, and behind it one of 2 x 4 with two right-hand sides.
 * const sizes = { m: [6, 2], n: [2, 4], nrhs: [1, 2], lda: [6, 2], ldb: [6, 4] };
 * await sgelsVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 12], B, offsetsB: [0, 6], info });
 */
export declare const gelsForms: BatchedForms;
