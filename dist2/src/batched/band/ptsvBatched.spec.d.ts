import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B := A^-1 B for symmetric (Hermitian) positive definite tridiagonal A of n x n; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances by A = L D L^H.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e, info and, where info is 0, the B. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xPTSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example ptsvStridedBatched
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideD: 64, strideE: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sptsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, info, ...each });
 * @example ptsvBatched
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sptsvBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, info, ...places });
 * @example ptsvVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await sptsvVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, info, ...places });
 */
export declare const ptsvForms: BatchedForms;
