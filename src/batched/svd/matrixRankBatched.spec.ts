// MATRIXRANK of a batch: arguments, rules, documentation.
import { type BatchedForms, batchedForms } from '../../core/batchForms.ts';
import { flopsGesvj } from '../../core/flops.ts';
import { arg, num } from '../../core/spec.ts';
import { withRanks } from './rankForms.ts';
import { shorter } from './svdForms.ts';

/**
 * The number of singular values of A, which is m x n, that are larger than rcond times the largest.
 *
 * Ranks of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 512, complex single where gesvdaStridedBatched does; all
 * else on the CPU, one matrix after the other. Nothing is read back. A result depends on its own matrix alone: not on the others, nor on
 * their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU
 * whole.
 *
 * Overwrites rank and info; A is only read, so that it may be the same for all. Flops: those of gesvdaStridedBatched without vectors.
 * Source: NumPy's linalg.matrix_rank.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example matrixRankStridedBatched
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [rank, info] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, batchCount: 1000 };
 * await smatrixRankStridedBatched(ctx.queue, { m: 12, n: 5, A, rank, info, ...each });
 * @example matrixRankBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const places = { lda: 4, offsetsA: ctx.upload('i', new Int32Array([16, 64])), batchCount: 2 };
 * await smatrixRankBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, rank, info, ...places });
 * @example matrixRankVbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await smatrixRankVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], rank, info });
 */
export const matrixRankForms: BatchedForms = withRanks(
  batchedForms({
    name: 'matrixRank',
    precs: 'sdcz',
    sizes: ['m', 'n'],
    operands: {
      /** In, m x n. */
      A: { rows: arg('m'), cols: arg('n'), access: 'in' },
    },
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity. Another number above 0: the iteration has not
     * converged. The rank is 0 where info is not.
     */
    reports: 'nonfinite',
    flops: (a) => flopsGesvj(Math.max(num(a, 'm'), num(a, 'n')), shorter(a), 0),
  }),
  false,
);
