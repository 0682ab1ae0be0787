import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of zcposv, by name. */
export interface ZcposvArgs {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /**
     * In: one triangle of A. Out: as it was if iter >= 0, else L or U in double in its place; the other triangle is neither read nor
     * written.
     */
    A: Ptr<'z'>;
    /** At least the rows of A, and 1. */
    lda: number;
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
     * because -2: an element of A, or infinity in B, does not fit into single precision; -3: A in single is not positive definite;
     * -31: 30 corrections were not enough, or there is NaN in B.
     */
    iter: Ptr<'i'>;
    /**
     * Out, one integer. 0: solved. i > 0: the leading minor of order i is not positive definite in double, as in potrf, and X is
     * untouched.
     */
    info: Ptr<'i'>;
    /** Out, nrhs integers, if given: iter of each right-hand side. Those that have converged are not corrected any more. */
    iters?: Ptr<'i'>;
    /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
}
/**
 * X := A^-1 B in complex double precision, by A = L L^H ('l') or U^H U ('u') in complex single; A is n x n, B and X are n x nrhs; all
 * column-major.
 *
 * Solves A X = B for a Hermitian positive definite A of complex doubles, factored in complex single precision: on a GPU context by the GPU.
 *
 * The triangle of A is demoted and factored; X is then corrected by solutions with the factor until for every right-hand side the largest
 * |Re| + |Im| of the residual b - A x, computed in double on the CPU, is at most sqrt(n) eps ||A||_inf times that of x. It takes a few
 * corrections if A's condition number is well below 10^7. If that fails A is factored, and the system solved, in double on the CPU: iter
 * says why, and nothing is lost but time.
 *
 * Overwrites X if info = 0, iter, info, iters, and if iter < 0 one triangle of A. Imaginary parts of the diagonal of A are taken for 0.
 * Elements of A that are too small for single precision are rounded to zero or to a few bits; right-hand sides and residuals are scaled by
 * powers of two, so that they may have any size. NaN in B gives iter = -31, NaN in A makes both factorizations fail. Calls made later wait
 * for this one. Flops n^3/3 + 2n^2 nrhs as of zposv, to leading order, and 4n^2 nrhs per correction, of complex numbers. On a GPU context A
 * goes over once, in single, and a right-hand side's column each way per correction; workspace is n^2 + n nrhs complex singles and 2 n nrhs
 * complex doubles. Source: LAPACK ZCPOSV, which neither scales right-hand sides nor stops at NaN.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const X = ctx.alloc('z', n * nrhs);
 * const [iter, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await zcposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, X, ldx: n, iter, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(X);
 */
export declare const zcposv: {
    (on: Context | Queue, args: ZcposvArgs): Promise<void>;
} & {
    readonly prec: 'z';
};
