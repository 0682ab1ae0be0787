// GESVDA of a batch: arguments, rules, documentation.
import { type BatchedForms, batchedForms, eachForm } from '../../core/batchForms.ts';
import { realOf } from '../../core/field.ts';
import { flopsGesvj } from '../../core/flops.ts';
import { type ArgSpec, arg, type Extent, num, type Values } from '../../core/spec.ts';
import { shorter, withSingular } from './svdForms.ts';

const wanted: Extent = (a) => (a['jobz'] === 'n' ? 0 : num(a, 'rank'));

const RULE = 'must be an integer in 0..min(m, n)';

/** The first entry of a list of ranks for which its matrix has not values enough. */
function beyond(a: Values): string | undefined {
  const [ranks, m, n] = [a['rank'], a['m'], a['n']] as [number[], number[], number[]];
  const b = ranks.findIndex((rank, at) => rank > Math.min(m[at]!, n[at]!));
  return b < 0 ? undefined : `entry ${b} ${RULE}`;
}

/** The forms with a rank that is at most min(m, n). */
const bounded = (forms: BatchedForms): BatchedForms =>
  eachForm((form) => {
    const rank: ArgSpec =
      form === 'vbatched' ? { kind: 'sizes', also: beyond } : { kind: 'index', from: () => 0, to: shorter, rule: RULE };
    return { ...forms[form], args: { ...forms[form].args, rank } };
  });

/**
 * A ~ U S V^H: the first `rank` singular values and vectors of A, which is m x n; V itself is stored.
 *
 * The largest singular values of many m x n matrices of one size at equal distances, and their vectors: the best approximations of a lower
 * rank.
 *
 * All values are found, and those behind the first `rank` left out: it is for matrices with few columns, or few rows; of one large matrix
 * gesvdr samples. On a GPU context single precision runs on the GPU where min(m, n) is at most 512, as gesvd does; tall matrices are
 * factored by a batched QR first. Complex single runs there where min(m, n) is at most 64 and the columns, or rows of a wide matrix, are
 * made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU, one matrix after the other by
 * divide and conquer. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number, as long as its
 * batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i),
 * v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular values. Vectors of values that are zero are
 * orthonormal too.
 *
 * Overwrites S, info, and U and V with jobz 's'; A is only read, so that it may be the same for all, and may be wide, unlike in cuSOLVER.
 * Flops: those of gesvdj, and where m is much larger 4n^2 m batchCount for the QR factorization and 4 rank n m batchCount for U. Source:
 * cuSOLVER gesvdaStridedBatched, where rank comes first; for what runs here see gesvdjStridedBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example gesvdaStridedBatched
 * // The two main directions of a thousand clouds of 50 points in space, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 2 * 1000), ctx.alloc('s', 100 * 1000), ctx.alloc('s', 6 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 50, strideA: 150, strideS: 2, ldu: 50, strideU: 100, ldv: 3, strideV: 6 };
 * await sgesvdaStridedBatched(ctx.queue, { m: 50, n: 3, rank: 2, A, S, U, V, info, ...each, batchCount: 1000 });
 * @example gesvdaBatched
 * // The norms of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 1]));
 * const call = { jobz: 'n', m: 4, n: 4, rank: 1 } as const;
 * await sgesvdaBatched(ctx.queue, { ...call, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 * @example gesvdaVbatched
 * // The first value of a 3 x 3 matrix, and both of one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 1], offsetsU: [0, 3], offsetsV: [0, 3] };
 * const sizes = { m: [3, 2], n: [3, 5], rank: [1, 2], lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdaVbatched(ctx.queue, { ...sizes, A, S, U, V, info, ...places });
 */
export const gesvdaForms: BatchedForms = bounded(
  withSingular(
    batchedForms({
      name: 'gesvda',
      precs: 'sdcz',
      flags: {
        /** 's' (default): vectors too. 'n': values alone. */
        jobz: { kind: 'flag', values: ['s', 'n'], default: 's' },
      },
      sizes: ['m', 'n', 'rank'],
      operands: {
        /** In, m x n. */
        A: { rows: arg('m'), cols: arg('n'), access: 'in' },
        /** Out, `rank` real numbers for each matrix: its largest singular values, in descending order. */
        S: { rows: arg('rank'), cols: () => 1, type: realOf, access: 'out' },
        /** Out, m x rank. Not needed with 'n'. */
        U: { rows: arg('m'), cols: wanted, access: 'out' },
        /** Out, n x rank. Not needed with 'n'. */
        V: { rows: arg('n'), cols: wanted, access: 'out' },
      },
      /**
       * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V are NaN. Another number above 0: the
       * iteration has not converged.
       */
      reports: 'nonfinite',
      flops: (a) => flopsGesvj(Math.max(num(a, 'm'), num(a, 'n')), shorter(a), a['jobz'] === 'n' ? 0 : shorter(a)),
    }),
    { U: 'jobz', V: 'jobz' },
    arg('rank'),
  ),
);
