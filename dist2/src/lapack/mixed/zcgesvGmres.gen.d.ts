import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of zcgesvGmres, by name. */
export interface ZcgesvGmresArgs {
    n: number;
    nrhs: number;
    /** In: A. Out: as it was if iter >= 0, else its factors in double as of getrf: L below the diagonal, U on and above it. */
    A: Ptr<'z'>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n integers: row i was exchanged with row ipiv(i), both counted from 1, in the factorization made last. */
    ipiv: Ptr<'i'>;
    /** The right-hand sides. */
    B: Ptr<'z'>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out: the solution if info = 0, else as it was. May lie in B's buffer, or A's, if it shares no element with them. */
    X: Ptr<'z'>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /**
     * Out, one integer. 0 or more: so many corrections were made. Less: refinement has failed, and the system was solved in double,
     * because -2: an element of A, or infinity in B, does not fit into single precision; -3: U in single is singular; -31: a correction
     * did not divide the residual by four, 30 were not enough, or there is NaN.
     */
    iter: Ptr<'i'>;
    /** Out, one integer. 0: solved. i > 0: U(i,i) is exactly zero in double, the first such i, and X is untouched. */
    info: Ptr<'i'>;
    /** Out, nrhs integers, if given: iter of each right-hand side. Those that have converged are not corrected any more. */
    iters?: Ptr<'i'>;
    /** Out, nrhs integers, if given: how often the factors were solved with for each right-hand side, also where that did not lead to x. */
    inner?: Ptr<'i'>;
    /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
}
/**
 * X := A^-1 B in complex double precision, by P A = L U in complex single and GMRES; A is n x n, B and X are n x nrhs; all column-major.
 *
 * Solves A X = B for a general square A of complex doubles that zcgesv's refinement does not converge for: condition numbers of 10^8 and
 * more.
 *
 * As dsgesvGmres: A is demoted and factored, and the factors solved with, in complex single precision, on a GPU context by the GPU; a
 * correction of x is the combination of up to 30 solutions, each of the part of A times the last that is new, whose residual has the
 * smallest 2-norm, by flexible GMRES in double on the CPU. It stops as zcgesv does, at the same residual, and where zcgesv converges too
 * takes about as many solutions, `inner`, in one correction. Where A's small singular values are few it converges for condition numbers up
 * to 10^12 and more, with many of them below 10^-7 of the largest it does not: iter is then -31, and the system is solved in double, as in
 * zcgesv, whose codes and side effects are this routine's.
 *
 * Overwrites X if info = 0, iter, info, iters, inner, ipiv, and if iter < 0 A. A correction that does not divide the residual by four ends
 * the refinement. All columns that have not converged are solved for together. Workspace is that of zcgesv and up to 60 n complex doubles
 * for each right-hand side. Flops 2n^3/3 + 2n^2 nrhs as of zgesv, to leading order, and 4n^2 for each of `inner`, of complex numbers.
 * Source: E. Carson, N. J. Higham, SIAM J. Sci. Comput. 40 (2018); Y. Saad, SIAM J. Sci. Comput. 14 (1993).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const X = ctx.alloc('z', n * nrhs);
 * const [ipiv, iter, info] = [ctx.alloc('i', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await zcgesvGmres(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info });
 * mustSucceed('zcgesvGmres', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export declare const zcgesvGmres: {
    (on: Context | Queue, args: ZcgesvGmresArgs): Promise<void>;
} & {
    readonly prec: 'z';
};
