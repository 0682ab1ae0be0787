import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B := A^-1 B from the factors of sytrfNopiv; A is n x n, B is n x nrhs.
 *
 * Solves many systems of one size at equal distances from the factorizations of sytrfNopiv.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU. A result depends on its own matrices alone, to the
 * last bit: not on the others, nor on their number.
 *
 * Overwrites the B. A zero in D gives infinities and NaN: look at the info of the factorization. With strideA 0 all systems have the same
 * matrix. Flops 2n^2 nrhs batchCount, to leading order. Source: MAGMA magma_<t>sytrs_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example sytrsNopivStridedBatched
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await ssytrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 * await ssytrsNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 * @example sytrsNopivBatched
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await ssytrsNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 * @example sytrsNopivVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await ssytrsNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const sytrsNopivForms: BatchedForms;
