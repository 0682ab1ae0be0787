import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of dsposv, by name. */
export interface DsposvArgs {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /**
     * In: one triangle of A. Out: as it was if iter >= 0, else L or U in double in its place; the other triangle is neither read nor
     * written.
     */
    A: Ptr<'d'>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** The right-hand sides. */
    B: Ptr<'d'>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out: the solution if info = 0, else as it was. May lie in B's buffer, or A's, if it shares no element with them. */
    X: Ptr<'d'>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /**
     * Out, one integer. 0 or more: so many corrections were made. Less: refinement has failed, and the system was solved in double,
     * because -2: an element of A, or infinity in B, does not fit into single precision; -3: A in single is not positive definite; -31:
     * 30 corrections were not enough, or there is NaN in B.
     */
    iter: Ptr<'i'>;
    /**
     * Out, one integer. 0: solved. i > 0: the leading minor of order i is not positive definite in double, as in potrf, and X is
     * untouched.
     */
    info: Ptr<'i'>;
    /** Out, nrhs integers, if given: iter of each right-hand side. Those that have converged are not corrected any more. */
    iters?: Ptr<'i'>;
    /**
     * On a GPU context: where the factorization in single precision is made, as in potrf.
     * Default 'auto'.
     */
    mode?: 'auto' | 'native' | 'hybrid';
    /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default) or 'split'. */
    math?: 'strict' | 'split' | 'fast';
    /**
     * On a GPU context: where residuals are computed, if A is factored on the GPU. 'cpu': in double. 'gpu': there, in double-single
     * arithmetic, if the adapter passes a trial of it. 'auto' (default): on a hardware GPU from order 1024 on.
     */
    residual?: 'auto' | 'cpu' | 'gpu';
}
/**
 * X := A^-1 B in double precision, by A = L L^T ('l') or A = U^T U ('u') in single; A is n x n, B and X are n x nrhs; all column-major.
 *
 * Solves A X = B for a symmetric positive definite A of doubles, factored in single precision: on a GPU context by the GPU.
 *
 * The triangle of A is demoted and factored; X is then corrected by solutions with the factor until for every right-hand side the largest
 * element of the residual b - A x, computed in double, is at most sqrt(n) eps ||A||_inf times that of x, as in dsgesv. If that fails A is
 * factored, and the system solved, in double on the CPU, or where doubles live on the GPU (createContext) there: iter says why, and nothing
 * is lost but time.
 *
 * Overwrites X if info = 0, iter, info, iters, and if iter < 0 one triangle of A. What is said of dsgesv about sizes of elements, the GPU
 * and workspace holds here too, pairs being those of both triangles; NaN in A makes both factorizations fail. Flops n^3/3 + 2n^2 nrhs as of
 * dposv, to leading order, and 4n^2 nrhs per correction. Source: LAPACK DSPOSV, which neither scales right-hand sides nor stops at NaN.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const X = ctx.alloc('d', n * nrhs);
 * const [iter, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dsposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, X, ldx: n, iter, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(X);
 */
export declare const dsposv: {
    (on: Context | Queue, args: DsposvArgs): Promise<void>;
} & {
    readonly prec: 'd';
};
