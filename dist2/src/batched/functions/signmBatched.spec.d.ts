import type { ReportOptions } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type FunctionForms } from './functionForms.ts';
/** C := sign(A). What every form of a call has; `N` is a number, or a list with an entry per problem. */
export interface SignmProblems<P extends Prec, N> extends ReportOptions {
    n: N;
    /** In, n x n. */
    A: Ptr<P>;
    /** At least max(1, n). */
    lda: N;
    /** Out, n x n; where info is not 0, as it was. May be A itself, in the same places; else it shares no element with A. */
    C: Ptr<NoInfer<P>>;
    /** At least max(1, n). */
    ldc: N;
    /**
     * Out, one integer for each matrix. 0: done. n: A has a NaN or an infinity. n + 1: A is singular to working precision, or the iteration
     * has not converged, because eigenvalues lie on the imaginary axis or next to it.
     */
    info: Ptr<'i'>;
    /** Out, if given, one integer for each matrix: the steps of the iteration that were done. */
    iter?: Ptr<'i'>;
    /** Out, if given, one number for each matrix: by how much the last step changed it, relative to its norm; NaN if there was none. */
    error?: Ptr<RealOf<NoInfer<P>>>;
}
/**
 * C := sign(A) for many square matrices of one size at equal distances: the matrix with A's eigenvectors whose eigenvalues are 1 where A's
 * have a positive real part, and -1 where it is negative.
 *
 * Newton's iteration X := (mu X + X^-1 / mu) / 2, as signm has it for one matrix, as many steps as each needs, some 5 to 15. On a GPU
 * context single precision runs on the GPU if all orders are at most 48 (64 where workgroups have more than 33 KiB of memory, 40 where they
 * have only 16): each matrix in a workgroup, in one dispatch. Complex single matrices are taken as real ones of twice the order. Larger
 * ones and doubles run on the CPU, one after the other. On either a result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number. One matrix that is too large for the GPU brings a ragged batch to the CPU whole.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The nearer an eigenvalue lies to the imaginary axis, as seen from its size, the
 * more sign(A) depends on A's last digits. Flops 2n^3 batchCount for each step. Source: R. Byers, Solving the algebraic Riccati equation
 * with the matrix sign function, Linear Algebra Appl. 85 (1987); N. J. Higham, Functions of Matrices, SIAM 2008, section 5.3.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example signmStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssignmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 * @example signmBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await ssignmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 * @example signmVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssignmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const signmForms: FunctionForms;
