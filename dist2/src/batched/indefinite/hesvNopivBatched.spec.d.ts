import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B := A^-1 B by A = L D L^H without pivoting; A is n x n and Hermitian, B is n x nrhs.
 *
 * Solves many Hermitian systems of one size at equal distances by A = L D L^H or U^H D U without pivoting.
 *
 * For matrices that need no pivoting, as hetrfNopivStridedBatched says; gesvRefined tells how good a solution is.
 *
 * On a GPU context complex single runs on the GPU, complex double on the CPU. A result depends on its own matrices alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source: MAGMA
 * magma_<t>hesv_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example hesvNopivStridedBatched
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await chesvNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 * @example hesvNopivBatched
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await chesvNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 * @example hesvNopivVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await chesvNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const hesvNopivForms: BatchedForms;
