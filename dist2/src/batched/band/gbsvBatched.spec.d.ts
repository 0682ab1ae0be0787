import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B := A^-1 B for A of n x n with kl diagonals below and ku above the main one, by LU factorization with partial pivoting; B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv, info and, where info is 0, the B. Flops at most 2n (kl (kl + ku + 1) + (2kl + ku + 1) nrhs) batchCount, to leading
 * order. Source: LAPACK xGBSV, MAGMA magma_<t>gbsv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example gbsvStridedBatched
 * // A thousand pentadiagonal systems of order 64.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbsvStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, info, ...each });
 * @example gbsvBatched
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbsvBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, info, ...places });
 * @example gbsvVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbsvVbatched(ctx.queue, { ...sizes, AB, ipiv, B, info, ...places });
 */
export declare const gbsvForms: BatchedForms;
