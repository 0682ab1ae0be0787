import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * A = L D L^H for symmetric (Hermitian) positive definite tridiagonal A of n x n.
 *
 * A = L D L^H for many symmetric (Hermitian) positive definite tridiagonal matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e and info. Flops 3(n - 1) batchCount. Source: LAPACK xPTTRF.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example pttrfStridedBatched
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spttrfStridedBatched(ctx.queue, { n: 64, d, strideD: 64, e, strideE: 63, info, batchCount: 1000 });
 * @example pttrfBatched
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await spttrfBatched(ctx.queue, { n: 4, d, offsetsD: at, e, offsetsE: at, info, batchCount: 2 });
 * @example pttrfVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * await spttrfVbatched(ctx.queue, { n: [3, 2], d, offsetsD: [0, 3], e, offsetsE: [0, 2], info });
 */
export declare const pttrfForms: BatchedForms;
