import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B := op(A)^-1 B from the factors of gbtrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances with the factors that gbtrf has computed; the factors may be the same for all
 * (strides 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops at most 2n (2kl + ku + 1) nrhs batchCount, to leading order. Source: LAPACK
 * xGBTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example gbtrsStridedBatched
 * // A thousand pentadiagonal systems of order 64.
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbtrsStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, ...each });
 * @example gbtrsBatched
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbtrsBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, ...places });
 * @example gbtrsVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbtrsVbatched(ctx.queue, { ...sizes, AB, ipiv, B, ...places });
 */
export declare const gbtrsForms: BatchedForms;
