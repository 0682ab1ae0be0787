import { num } from '../../core/spec.js';
import { functionForms } from './functionForms.js';
import { rootArgs, rootFlops } from './rootArgs.js';
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
export const invrootForms = functionForms({
    name: 'invroot',
    precs: 'sdcz',
    flags: rootArgs,
    iterates: true,
    flops: (a) => rootFlops(num(a, 'p'), num(a, 'n')),
});
