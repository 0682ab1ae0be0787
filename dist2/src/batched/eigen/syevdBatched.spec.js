import { symmetricForms } from './eigenForms.js';
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * syev of a batch by the name of LAPACK's other driver: the same routine with the same results. The order of the matrices decides by which
 * algorithm, and the large ones are solved by divide and conquer whatever the name. It runs where syev does.
 *
 * Overwrites W, info and with jobz 'v' the A. Flops to leading order: (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors
 * and what their iteration takes. Source: LAPACK xSYEVD, cuSOLVER XsyevBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example syevdStridedBatched
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevdStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 * @example syevdBatched
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevdBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 * @example syevdVbatched
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevdVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export const syevdForms = symmetricForms('syevd', 'heevd');
