import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * A ~ U S V^H: the first `rank` singular values and vectors of A, which is m x n; V itself is stored.
 *
 * The largest singular values of many m x n matrices of one size at equal distances, and their vectors: the best approximations of a lower
 * rank.
 *
 * All values are found, and those behind the first `rank` left out: it is for matrices with few columns, or few rows; of one large matrix
 * gesvdr samples. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, as gesvdj does; tall matrices are
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
export declare const gesvdaForms: BatchedForms;
