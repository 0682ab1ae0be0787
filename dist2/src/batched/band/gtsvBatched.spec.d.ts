import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * B := A^-1 B for tridiagonal A of n x n by elimination with partial pivoting; B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances by elimination with partial pivoting: neighbouring rows are exchanged
 * where the element below the pivot is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, info and, where info is 0, the B. The factorization goes on behind a zero pivot, as that of gttrf does, while xGTSV
 * stops there. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xGTSV, cuSPARSE gtsv2StridedBatch and gtsvInterleavedBatch.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example gtsvStridedBatched
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, info, ...each });
 * // The same with the problems between each other: element i of problem b is at 1000 i + b.
 * const between = { incdl: 1000, strideDl: 1, incd: 1000, strideD: 1, incdu: 1000, strideDu: 1, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, ldb: 1000, strideB: 1, layout: 'row', info, ...between });
 * @example gtsvBatched
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sgtsvBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, B, info, ...places });
 * @example gtsvVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], ldb: [3, 2] };
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsB: [0, 3] };
 * await sgtsvVbatched(ctx.queue, { ...sizes, dl, d, du, B, info, ...places });
 */
export declare const gtsvForms: BatchedForms;
