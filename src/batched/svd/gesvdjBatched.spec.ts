// GESVDJ of a batch: arguments, rules, documentation.
import { type BatchedForms, batchedForms } from '../../core/batchForms.ts';
import { realOf } from '../../core/field.ts';
import { flopsGesvj } from '../../core/flops.ts';
import { arg, num } from '../../core/spec.ts';
import { jobArg, shorter, vectorsOf, withSingular } from './svdForms.ts';

/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V itself is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances, by one-sided Jacobi iteration: V, not
 * its adjoint.
 *
 * Rotations from the right make the columns of A orthogonal to working precision; their norms are the singular values. If A = B D, m >= n,
 * with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D; of a wide matrix it is the
 * rows that may be so graded. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, in a few dispatches for all
 * matrices: those of up to 32 rows and columns, and nearly square ones, as they are, taller ones behind a batched QR factorization. Complex
 * single runs there as it is, without QR, where min(m, n) is at most 64. Larger ones and double precision run on the CPU, real ones up to
 * order 32 one matrix in each lane of the processor's vectors. A result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch
 * to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, and U and V as jobz says; A is only read, so that it may be the same for all. cuSOLVER's econ is jobz 's', its full
 * factors are 'a'. On the GPU values that do not reach 2^-90 of a matrix's largest element come out as zero. Flops: for each sweep over the
 * pairs of columns 2n^2 m batchCount, and for each rotated pair 6 (m + n); random matrices of order 4, 32 and 128 take 4, 7 and 10 sweeps.
 * Source: cuSOLVER gesvdjBatched; LAPACK xGESVJ; M. R. Hestenes, Inversion of matrices by biorthogonalization, J. SIAM 6 (1958).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example gesvdjStridedBatched
 * // A thousand matrices of order 3, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 3 * 1000), ctx.alloc('s', 9 * 1000), ctx.alloc('s', 9 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 3, strideA: 9, strideS: 3, ldu: 3, strideU: 9, ldv: 3, strideV: 9 };
 * await sgesvdjStridedBatched(ctx.queue, { m: 3, n: 3, A, S, U, V, info, ...each, batchCount: 1000 });
 * @example gesvdjBatched
 * // The singular values alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 4]));
 * await sgesvdjBatched(ctx.queue, { jobz: 'n', m: 4, n: 4, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 * @example gesvdjVbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 3], offsetsU: [0, 9], offsetsV: [0, 9] };
 * const lds = { lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdjVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, S, U, V, info, ...lds, ...places });
 */
export const gesvdjForms: BatchedForms = withSingular(
  batchedForms({
    name: 'gesvdj',
    precs: 'sdcz',
    flags: {
      /** 's' (default): the vectors of the min(m, n) singular values. 'a': as many more as make U and V square. 'n': none. */
      jobz: jobArg,
    },
    sizes: ['m', 'n'],
    operands: {
      /** In, m x n. */
      A: { rows: arg('m'), cols: arg('n'), access: 'in' },
      /** Out, min(m, n) real numbers for each matrix: the singular values, none negative, the largest first. */
      S: { rows: shorter, cols: () => 1, type: realOf, access: 'out' },
      /** Out: with 's' m x min(m, n), with 'a' m x m. Not needed with 'n'. */
      U: { rows: arg('m'), cols: vectorsOf('jobz', 'm'), access: 'out' },
      /** Out: with 's' n x min(m, n), with 'a' n x n. Not needed with 'n'. */
      V: { rows: arg('n'), cols: vectorsOf('jobz', 'n'), access: 'out' },
    },
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V are NaN. min(m, n) + 1: 30 sweeps did
     * not suffice.
     */
    reports: 'nonfinite',
    flops: (a) => flopsGesvj(Math.max(num(a, 'm'), num(a, 'n')), shorter(a), a['jobz'] === 'n' ? 0 : shorter(a)),
  }),
  { U: 'jobz', V: 'jobz' },
);
