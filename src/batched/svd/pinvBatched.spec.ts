// PINV of a batch: arguments, rules, documentation.
import { type BatchedForms, batchedForms } from '../../core/batchForms.ts';
import { flopsGemm, flopsGesvj, sum } from '../../core/flops.ts';
import { arg, num } from '../../core/spec.ts';
import { withRanks } from './rankForms.ts';
import { shorter } from './svdForms.ts';

/**
 * X := A^+, the pseudoinverse of Moore and Penrose, V S^+ U^H from A = U S V^H: of all X for which ||A X - I||_F is least the one with the
 * least norm. A is m x n, X is n x m.
 *
 * Pseudoinverses of many m x n matrices of one size at equal distances.
 *
 * Singular values up to rcond times the largest one count as zero; how many do not is a matrix's rank. On a GPU context single precision
 * runs on the GPU where min(m, n) is at most 512, complex single where gesvdaStridedBatched does; all else on the CPU, one matrix after the
 * other by divide and conquer. Nothing is read back: ranks are decided on the device. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings
 * a ragged batch to the CPU whole.
 *
 * Overwrites X, rank and info; A is only read, so that it may be the same for all. ||X - A^+|| is some eps cond(A) ||A^+|| where no value
 * is near the threshold. Flops: those of gesvdaStridedBatched, and 2 m n min(m, n) batchCount. Source: G. Golub, C. Van Loan, Matrix
 * Computations, 5.5.2; NumPy's linalg.pinv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example pinvStridedBatched
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [X, rank, info] = [ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldx: 5, strideX: 60 };
 * await spinvStridedBatched(ctx.queue, { m: 12, n: 5, A, X, rank, info, ...each, batchCount: 1000 });
 * @example pinvBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldx: 4, offsetsX: list(0, 16) };
 * await spinvBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, X, info, ...places, batchCount: 2 });
 * @example pinvVbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldx: [3, 5], offsetsX: [0, 9] };
 * await spinvVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, X, info, ...places });
 */
export const pinvForms: BatchedForms = withRanks(
  batchedForms({
    name: 'pinv',
    precs: 'sdcz',
    sizes: ['m', 'n'],
    operands: {
      /** In, m x n. */
      A: { rows: arg('m'), cols: arg('n'), access: 'in' },
      /** Out, n x m. */
      X: { rows: arg('n'), cols: arg('m'), access: 'out' },
    },
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity. Another number above 0: the iteration has not
     * converged. X is NaN where info is not 0, and the rank 0.
     */
    reports: 'nonfinite',
    flops(a) {
      const [m, n, k] = [num(a, 'm'), num(a, 'n'), shorter(a)];
      return sum(flopsGesvj(Math.max(m, n), k, k), flopsGemm(n, m, k));
    },
  }),
  true,
);
