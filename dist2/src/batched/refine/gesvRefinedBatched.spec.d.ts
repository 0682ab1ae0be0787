import { type BatchedForms, type ReportOptions } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
/**
 * X := A^-1 B by P A = L U, iteratively refined; A is n x n, B and X are n x nrhs. What every form of a call
 * has; `N` is a number, or a list with an entry per problem.
 */
export interface GesvRefinedProblems<P extends Prec, N> extends ReportOptions {
    n: N;
    nrhs: N;
    /** The matrices. It is only read. */
    A: Ptr<P>;
    /** At least max(1, n). */
    lda: N;
    /** The right-hand sides; only read. */
    B: Ptr<NoInfer<P>>;
    /** At least max(1, n); row-major at least max(1, nrhs). */
    ldb: N;
    /** Out: the solutions; where info is not 0, the right-hand sides. */
    X: Ptr<NoInfer<P>>;
    /** At least max(1, n); row-major at least max(1, nrhs). */
    ldx: N;
    /** Out, if given, one integer for each system: how many corrections were made, 0 to 5; of several right-hand sides the most. */
    iter?: Ptr<'i'>;
    /**
     * Out, if given, one element for each system: the componentwise backward error, the least relative change of any element of A or B that
     * makes X exact; of several right-hand sides the worst. NaN where info is not 0.
     */
    berr?: Ptr<RealOf<NoInfer<P>>>;
    /** Out, if given: a bound of max |x - exact| / max |x|, nearly always a true one; as berr. It takes six more solves. */
    ferr?: Ptr<RealOf<NoInfer<P>>>;
    /** Out, one integer for each system. 0: solved. i > 0: U(i,i) is exactly zero, as of getrf. */
    info: Ptr<'i'>;
}
/**
 * Solves many systems of one size at equal distances by LU factorization, and improves the solutions until their backward errors are
 * rounding errors.
 *
 * A solution is corrected until its componentwise backward error is down to the unit roundoff, or no longer halves, at most five times, as
 * LAPACK's xGERFS does; each right-hand side by itself. A system that is done does not change any more, whatever the others need, and no
 * more work is done for it. A right-hand side of zeros has berr 1, as LAPACK has it.
 *
 * Magnitudes of complex numbers are |Re| + |Im|, of which berr and ferr are real numbers. On a GPU context single and complex single run on
 * the GPU, with residuals of twice the precision: berr is then the backward error itself, not the rounding errors of computing it. All
 * steps of a system are one workgroup's, in one dispatch, and nothing is read back; orders above 1024, complex ones above 512 (or what a
 * workgroup of the device has) run on the CPU. So do doubles, with residuals in working precision. A result depends on its own matrices
 * alone, to the last bit.
 *
 * Overwrites X, info, and iter, berr and ferr if given; the factors are in workspace, n^2 elements a system. Flops (2n^3/3 + 8n^2 nrhs)
 * batchCount, to leading order, with one correction. Source: LAPACK xGESV, xGERFS; J. W. Demmel et al., Error bounds from
 * extra-precise iterative refinement, ACM TOMS 32 (2006).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example gesvRefinedStridedBatched
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [info, iter, berr] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000), ctx.alloc('s', 1000)];
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, ldx: 16, strideX: 16, batchCount: 1000 };
 * await sgesvRefinedStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, X, info, iter, berr, ...each });
 * @example gesvRefinedBatched
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides and solutions at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, ldx: 4, offsetsX: offsetsB, batchCount: 2 };
 * await sgesvRefinedBatched(ctx.queue, { n: 4, nrhs: 1, A, B, X, info, ...places });
 * @example gesvRefinedVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2], ldx: [3, 2] };
 * const offsets = { offsetsA: [0, 9], offsetsB: [0, 3], offsetsX: [0, 3] };
 * await sgesvRefinedVbatched(ctx.queue, { ...sizes, A, B, X, info, ...offsets });
 */
export declare const gesvRefinedForms: BatchedForms;
