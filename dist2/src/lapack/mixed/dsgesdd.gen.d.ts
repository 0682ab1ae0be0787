import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of dsgesdd, by name. */
export interface DsgesddArgs {
    /** Vectors: 's' (default) of the min(m, n) singular values, 'n' none: values alone, which are computed in double. */
    jobz?: 's' | 'n';
    m: number;
    n: number;
    /** In: A. Out: of no use. */
    A: Ptr<'d'>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, min(m, n) elements: the singular values, none negative, the largest first. */
    S: Ptr<'d'>;
    /** Out: m x min(m, n). Not needed with 'n'. */
    U?: Ptr<'d'>;
    /** At least the rows of U, and 1. */
    ldu?: number;
    /** Out: V^T, min(m, n) x n. Not needed with 'n'. */
    VT?: Ptr<'d'>;
    /** At least the rows of VT, and 1. */
    ldvt?: number;
    /**
     * Out, one integer. 0 or more: so many corrections were made. Less: all was computed in double, because -1: no vectors are wanted, or A
     * is small; -2: A has a NaN or an infinity; -3: iteration in single has not converged, or corrections have not.
     */
    iter: Ptr<'i'>;
    /** Out, one integer: as of gesdd in double. */
    info: Ptr<'i'>;
}
/**
 * A = U S V^T in double precision with orthogonal columns in U and V and a diagonal S, from vectors in single; A is m x n; all matrices are
 * column-major.
 *
 * Singular value decomposition of a matrix of doubles, found in single precision and corrected.
 *
 * A tall or wide A is factored by QR in double first. Vectors in single, made orthogonal in double, leave small elements beside the
 * diagonal of U^T A V, which the corrections take away: two or three for singular values that are apart; those that are closer than singles
 * can see form groups, which are decomposed in double. Residual and orthogonality are those of dgesdd, and singular values are as good, to
 * some eps times the largest one. Where corrections do not end, or there is nothing to be gained, all is computed in double on the CPU:
 * iter says why.
 *
 * Overwrites A, S, U, V^T as jobz says, iter and info. Products are computed in double on the CPU's threads, or by residues on a GPU whose
 * units multiply bytes where that costs less, and always on hardware with doubles: 'gpu' (createContext): then everything is computed
 * there, groups alone on the host, with as many moduli as what products add needs. Workspace: six matrices of doubles of order min(m, n).
 * Flops to leading order of gesdd in single, and for n x n 20n^3 to begin with, 20n^3 for each correction in double, as products. Source:
 * T. Ogita, K. Aishima, Iterative refinement for singular value decomposition based on matrix multiplication, J. Comput. Appl. Math. 369
 * (2020).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const [iter, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dsgesdd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, iter, info }); // m, n >= 1
 * const [corrections] = await ctx.download(iter);
 */
export declare const dsgesdd: {
    (on: Context | Queue, args: DsgesddArgs): Promise<void>;
} & {
    readonly prec: 'd';
};
