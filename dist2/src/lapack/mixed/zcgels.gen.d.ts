import type { RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of zcgels, by name. */
export interface ZcgelsArgs {
    /** Default 'n'. */
    trans?: 'n' | 'c';
    m: number;
    n: number;
    nrhs: number;
    /** In: A. Out: as it was if iter >= 0, else its factorization in double as gels leaves it. */
    A: Ptr<'z'>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** The right-hand sides, nrhs columns with as many rows as op(A). */
    B: Ptr<'z'>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /**
     * Out: the solution if info = 0, nrhs columns with as many rows as op(A) has columns; else as it was. May lie in B's buffer, or A's,
     * if it shares no element with them.
     */
    X: Ptr<'z'>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /**
     * Out, one integer. 0 or more: so many corrections were made. Less: refinement has failed, and the problem was solved in double as by
     * gels, because -2: there is infinity in A or B, or the largest real or imaginary part in a column (in a row, if m < n) lies beyond
     * 2^-400 .. 2^400; -3: R in single is singular, or cannot be told from a singular one; -31: corrections came to a halt too early, 30
     * were not enough, or there is NaN.
     */
    iter: Ptr<'i'>;
    /** Out, one integer. 0: solved. i > 0: as of gels, the i-th element on the diagonal of R (L) in double is exactly zero. */
    info: Ptr<'i'>;
    /** Out, nrhs integers, if given: iter of each right-hand side. Those that have converged are not corrected any more. */
    iters?: Ptr<'i'>;
    /**
     * Out, one element, if given: the reciprocal condition number of R in the 1-norm, as estimated by trcon: if iter >= 0 of R in single,
     * with columns scaled; else as of gels.
     */
    rcond?: Ptr<RealOf<'z'>>;
    /**
     * Out, one integer, if given: min(m, n) if iter >= 0, for a matrix of deficient rank, or one that is so close to it that singles do
     * not tell, is left to double; else as of gels: look at rcond too.
     */
    rank?: Ptr<'i'>;
    /** Out, nrhs elements, if given: the sums of squares ||b - op(A) x||_2^2, 0 of a solution of least norm. Written if info = 0. */
    rss?: Ptr<RealOf<'z'>>;
    /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
}
/**
 * Least squares in complex double precision, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else
 * the solution of op(A) X = B with the least norm; by a QR factorization in complex single precision. op(A) = A ('n') or A^H ('c'). A is m
 * x n and has full rank; all matrices are column-major.
 *
 * As dsgels, whose rules of scaling, convergence and rank these are, with T = A, or A^H if m < n: T is demoted, columns scaled by powers of
 * two, and factored, and x and the residual r are corrected together, as the solution of one system with [I T; T^H 0]. It takes some three
 * to nine corrections where the condition number of T, columns scaled, is below 10^6, and fails beyond some 10^7, earlier with a large r.
 * If refinement fails the problem is solved in complex double on the CPU as by gels: iter says why, and nothing is lost but time.
 *
 * Overwrites X if info = 0, iter, info, what is given of iters, rcond, rank and rss, and if iter < 0 A. Right-hand sides are scaled by
 * powers of two, so that they may have any size. NaN in A or B gives iter = -31, and arrives in X as in zgels. Without rows or columns X is
 * zero, iter = 0, rank 0 and rcond 1. On a GPU context T goes over once, in single, and max(m, n) + min(m, n) numbers of a right-hand side
 * each way per correction; residuals are computed on the CPU, and calls made later wait for this one. Workspace with p = max(m, n), q =
 * min(m, n): p q + (p + 2 q) max(1, nrhs) complex singles, 2 (p + q) max(1, nrhs) complex doubles. Flops as of zgels, and per correction
 * 4 p q nrhs in double, (8 p q - 2 q^2) nrhs in single, of complex numbers. LAPACK has no such routine. Source: A. Bjoerck, BIT 7 (1967);
 * J. Demmel, Y. Hida, X. S. Li, E. J. Riedy, ACM TOMS 35 (2009).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read iter, info, rank and rcond.
 * @example
 * const [X, iter, info] = [ctx.alloc('z', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await zcgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, X, ldx: n, iter, info });
 * mustSucceed('zcgels', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export declare const zcgels: {
    (on: Context | Queue, args: ZcgelsArgs): Promise<void>;
} & {
    readonly prec: 'z';
};
