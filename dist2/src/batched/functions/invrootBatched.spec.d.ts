import type { ReportOptions } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type FunctionForms } from './functionForms.ts';
/**
 * C := (A + epsilon lambda I)^(-1/p), lambda being the largest eigenvalue of A. What every form of a call has; `N` is a number, or a list
 * with an entry per problem.
 */
export interface InvrootProblems<P extends Prec, N> extends ReportOptions {
    /** At least 1, which makes the inverse. */
    p: number;
    /** Default 0, at least 0. lambda is what 16 steps of the power method estimate it to be. */
    epsilon?: number;
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
    /** Out, if given, one number for each matrix: ||I - C^p A||_F as the iteration has it. */
    error?: Ptr<RealOf<NoInfer<P>>>;
}
/**
 * C := (A + epsilon lambda I)^(-1/p) for many symmetric or Hermitian positive definite matrices of one size at equal distances: the inverse
 * p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, which has products only, as many steps as each matrix needs: about 4 and log(cond(A)) /
 * (p log(1 + 1/p)). Optimizers such as Shampoo use p = 2 or 4 with an epsilon of 1e-6. On a GPU context single and complex single precision
 * run on the GPU, complex matrices as real ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The relative error of C is some eps cond(A) at worst; a matrix whose condition
 * number is beyond 1/eps counts as singular. Flops 2n^3 batchCount for each product, of which a step has 4 for p = 4, 3 for p = 2. Source:
 * C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization (2020).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example invrootStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sinvrootStridedBatched(ctx.queue, { p: 4, n: 16, A, C, info, ...each, batchCount: 1000 });
 * @example invrootBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sinvrootBatched(ctx.queue, { p: 4, n: 4, A, C: A, ...places, info, batchCount: 2 });
 * @example invrootVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sinvrootVbatched(ctx.queue, { p: 4, n: [3, 2], A, C, ...places, info });
 */
export declare const invrootForms: FunctionForms;
