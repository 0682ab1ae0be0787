import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * A Z = Z W with orthonormal columns in Z and diagonal W, for chosen eigenvalues of many symmetric or Hermitian matrices of one size at
 * equal distances, one triangle of each stored: all of them, those in an interval, or those with given indices.
 *
 * A is only read, so that it may be the same for all. On a GPU context single precision runs on the GPU up to order 1024, complex single up
 * to 256: all are found as by syev, and those that are asked for handed out. Larger ones and double run on the CPU, where nothing is
 * computed of vectors that are not asked for. A result depends on its own matrix alone, to the last bit: not on the others, nor on their
 * number, but for a batch with a matrix above that order, which the CPU takes as a whole. The signs of vectors are anybody's.
 *
 * Overwrites m, W, Z and info. Flops to leading order, where vectors are chosen: (4/3) n^3 and 2n^2 for each vector, times batchCount.
 * Source: LAPACK xSYEVX, cuSOLVER Xsyevdx.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example syevxStridedBatched
 * // The largest eigenvalue of each of a thousand matrices of order 16, and its vector.
 * const [m, W, Z, info] = [ctx.alloc('i', 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16, ldz: 16, strideZ: 16 };
 * const which = { range: 'i', il: 16, iu: 16 } as const;
 * await ssyevxStridedBatched(ctx.queue, { ...which, uplo: 'l', n: 16, A, m, W, Z, info, ...each, batchCount: 1000 });
 * @example syevxBatched
 * // How many eigenvalues in (0, 1] two of the matrices of order 4 that lie in A have, those at 16 and 64, and which.
 * const [offsetsA, offsetsW] = [ctx.upload('i', new Int32Array([16, 64])), ctx.upload('i', new Int32Array([0, 4]))];
 * const places = { lda: 4, offsetsA, offsetsW };
 * const which = { jobz: 'n', range: 'v', vl: 0, vu: 1 } as const;
 * await ssyevxBatched(ctx.queue, { ...which, uplo: 'l', n: 4, A, m, W, info, ...places, batchCount: 2 });
 * @example syevxVbatched
 * // The two smallest eigenvalues, and their vectors, of a matrix of order 3 and of one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3], ldz: [3, 2], offsetsZ: [0, 6] };
 * const which = { range: 'i', il: 1, iu: 2 } as const;
 * await ssyevxVbatched(ctx.queue, { ...which, uplo: 'l', n: [3, 2], A, m, W, Z, info, ...places });
 */
export declare const syevxForms: BatchedForms;
