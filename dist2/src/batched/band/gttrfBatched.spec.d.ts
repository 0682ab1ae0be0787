import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * P A = L U for tridiagonal A of n x n with partial pivoting.
 *
 * P A = L U for many tridiagonal matrices of one size at equal distances: neighbouring rows are exchanged where the element below the pivot
 * is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, du2, ipiv and info. Flops 3(n - 1) batchCount. Source: LAPACK xGTTRF.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example gttrfStridedBatched
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const [du2, ipiv, info] = [ctx.alloc('s', 62 * 1000), ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, batchCount: 1000 };
 * await sgttrfStridedBatched(ctx.queue, { n: 64, dl, d, du, du2, ipiv, info, ...each });
 * @example gttrfBatched
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, batchCount: 2 };
 * await sgttrfBatched(ctx.queue, { n: 4, dl, d, du, du2, ipiv, info, ...places });
 * @example gttrfVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * await sgttrfVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, info, ...places });
 */
export declare const gttrfForms: BatchedForms;
