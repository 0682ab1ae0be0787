// GESVD of a batch: arguments, rules, documentation.
import { type BatchedForms, batchedForms } from '../../core/batchForms.ts';
import { realOf } from '../../core/field.ts';
import { flopsGesvd } from '../../core/flops.ts';
import { arg, num } from '../../core/spec.ts';
import { jobArg, shorter, vectorsOf, withSingular } from './svdForms.ts';

/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V^H is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 512: A itself, or R after a QR factorization of a tall
 * matrix. Up to 128 rotations make the columns orthogonal, as gesvdj has it; more than 64 are turned by eigenvectors of A^T A before, which
 * leaves two sweeps of ten where values are not very small. Above, values and vectors are those of the symmetric matrix [0 A; A^T 0], which
 * syev's kernels find, and QR factorizations make the vectors orthonormal whatever the values; without vectors by bisection, so that the
 * last digits may be others. Complex single runs there where min(m, n) is at most 64 and the columns, or rows of a wide matrix, are made
 * orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU by bidiagonal form and QR
 * iteration, real ones up to order 128 one matrix in each lane of the processor's vectors. A result depends on its own matrix alone, to the
 * last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take
 * brings a ragged batch to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of
 * equal singular values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, U and V^H as their jobs say. A is only read, unlike in LAPACK, so that it may be the same for all, and nothing
 * overwrites it with 'o'. Flops to leading order, for m >= n: (4n^2 (m - n/3)) batchCount for S alone, about as much as 12n^3 batchCount
 * more with vectors. Source: LAPACK xGESVD; rocSOLVER gesvd_strided_batched; for rotations on the GPU see gesvdjStridedBatched, for [0 A;
 * A^T 0] G. Golub, C. Van Loan, Matrix Computations, 8.6.1.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example gesvdStridedBatched
 * // The singular values of a thousand matrices of 12 x 5, packed one behind the other, and the vectors U.
 * const [S, U, info] = [ctx.alloc('s', 5 * 1000), ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, strideS: 5, ldu: 12, strideU: 60 };
 * await sgesvdStridedBatched(ctx.queue, { jobvt: 'n', m: 12, n: 5, A, S, U, info, ...each, batchCount: 1000 });
 * @example gesvdBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { offsetsA: list(16, 64), offsetsS: list(0, 4), offsetsU: list(0, 16), offsetsVT: list(0, 16) };
 * const lds = { lda: 4, ldu: 4, ldvt: 4 };
 * await sgesvdBatched(ctx.queue, { m: 4, n: 4, A, S, U, VT, info, ...lds, ...places, batchCount: 2 });
 * @example gesvdVbatched
 * // The singular values alone of a 3 x 3 matrix, and behind it one of 2 x 5.
 * const jobs = { jobu: 'n', jobvt: 'n' } as const;
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsS: [0, 3] };
 * await sgesvdVbatched(ctx.queue, { ...jobs, m: [3, 2], n: [3, 5], A, S, info, ...places });
 */
export const gesvdForms: BatchedForms = withSingular(
  batchedForms({
    name: 'gesvd',
    precs: 'sdcz',
    flags: {
      /** 's' (default): the vectors of the min(m, n) singular values. 'a': as many more as make U square. 'n': none. */
      jobu: jobArg,
      /** The same of V^H. */
      jobvt: jobArg,
    },
    sizes: ['m', 'n'],
    operands: {
      /** In, m x n. */
      A: { rows: arg('m'), cols: arg('n'), access: 'in' },
      /** Out, min(m, n) real numbers for each matrix: the singular values, none negative, the largest first. */
      S: { rows: shorter, cols: () => 1, type: realOf, access: 'out' },
      /** Out: with 's' m x min(m, n), with 'a' m x m. Not needed with 'n'. */
      U: { rows: arg('m'), cols: vectorsOf('jobu', 'm'), access: 'out' },
      /** Out: V^H, with 's' min(m, n) x n, with 'a' n x n. Not needed with 'n'. */
      VT: { rows: vectorsOf('jobvt', 'n'), cols: arg('n'), access: 'out' },
    },
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V^H are NaN. Another number above 0: the
     * iteration has not converged; on the CPU so many superdiagonal elements are left, on the GPU it is min(m, n) + 1.
     */
    reports: 'nonfinite',
    flops: (a) => flopsGesvd(num(a, 'm'), num(a, 'n'), vectorsOf('jobu', 'm')(a), vectorsOf('jobvt', 'n')(a)),
  }),
  { U: 'jobu', VT: 'jobvt' },
);
