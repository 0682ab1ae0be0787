import type { ReportOptions } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type FunctionForms } from './functionForms.ts';
/** C := A^(1/2). What every form of a call has; `N` is a number, or a list with an entry per problem. */
export interface SqrtmProblems<P extends Prec, N> extends ReportOptions {
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
     * Out, one integer for each matrix. 0: done. i > 0: the iteration was given up in step i: A has an eigenvalue that is not positive, or is
     * not finite.
     */
    info: Ptr<'i'>;
    /** Out, if given, one integer for each matrix: the steps of the iteration that were done. */
    iter?: Ptr<'i'>;
    /** Out, if given, one number for each matrix: ||I - A^(-1/2) A^(1/2)||_F of the two as the iteration has them. */
    error?: Ptr<RealOf<NoInfer<P>>>;
}
/**
 * C := A^(1/2), C C = A, for many square matrices of one size at equal distances: the principal square root, whose eigenvalues have
 * positive real parts. A is symmetric (Hermitian) positive definite, or all its eigenvalues lie in the disc around c that touches zero, c
 * being a norm of A that is at most ||A||_F; for other matrices the iteration fails, or may find a root that is not the principal one: for
 * them there is the routine sqrtm. All of A is read.
 *
 * The coupled Newton-Schulz iteration, which has products only, as many steps as each matrix needs: about 4 and 1.2 log2(cond(A)). For
 * A^(-1/2) there is invrootStridedBatched. On a GPU context single and complex single precision run on the GPU, complex matrices as real
 * ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The error ||A - C C|| is some n eps ||A|| cond(A)^(1/2) at worst; a matrix
 * whose condition number is beyond 1/eps counts as singular. Flops 6n^3 batchCount a step. Source: N. J. Higham, Functions of Matrices,
 * SIAM 2008, section 6.3.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example sqrtmStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssqrtmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 * @example sqrtmBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await ssqrtmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 * @example sqrtmVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssqrtmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const sqrtmForms: FunctionForms;
