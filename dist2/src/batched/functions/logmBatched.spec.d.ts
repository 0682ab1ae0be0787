import type { ReportOptions } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type FunctionForms } from './functionForms.ts';
/** C := log(A). What every form of a call has; `N` is a number, or a list with an entry per problem. */
export interface LogmProblems<P extends Prec, N> extends ReportOptions {
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
     * Out, one integer for each matrix. 0: done. n: A has a NaN or an infinity. n + 1: an eigenvalue is 0, or A is real and one is negative
     * and real: there is no such logarithm, or none among real matrices. n + 2: the Schur form was not found.
     */
    info: Ptr<'i'>;
}
/**
 * C := log(A) for many square matrices of one size at equal distances: the X with e^X = A whose eigenvalues have imaginary parts between
 * -pi and pi. Of a real A it is real, and there is one, if no eigenvalue is 0 or negative and real; of a complex A if none is 0.
 *
 * The routine logm for one matrix after the other: square roots of the Schur form until it is near 1, and a Padé approximant there.
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. A result depends on
 * its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or
 * to the negative real axis. Flops about 30n^3 batchCount. Source: N. J. Higham, Functions of Matrices, SIAM 2008, section 11.5; A.
 * Al-Mohy, N. J. Higham, S. Relton, SIAM J. Sci. Comput. 35 (2013) C394.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example logmStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await slogmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 * @example logmBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await slogmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 * @example logmVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await slogmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const logmForms: FunctionForms;
