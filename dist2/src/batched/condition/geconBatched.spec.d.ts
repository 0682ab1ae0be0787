import { type BatchedForms, type StorageOption } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
/**
 * rcond := 1 / (||A|| ||A^-1||), estimated from P A = L U of getrf; A is n x n. What every form of a call has; `N` is a number, or a list
 * with an entry per problem.
 */
export interface GeconProblems<P extends Prec, N> extends StorageOption {
    /** '1' or 'o' for the 1-norm, the largest column sum; 'i' for the infinity norm, the largest row sum. */
    norm: '1' | 'o' | 'i';
    n: N;
    /** L and U as getrf leaves them. */
    A: Ptr<P>;
    /** At least max(1, n). */
    lda: N;
    /** In, one element for each matrix: its norm before it was factored, as lange gives it. */
    anorm: Ptr<RealOf<NoInfer<P>>>;
    /** Out, one element for each matrix: the estimate, between 0 and about 1. */
    rcond: Ptr<RealOf<NoInfer<P>>>;
}
/**
 * Estimates the reciprocal condition numbers of many matrices of one size at equal distances from their LU factorizations.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with four solves by A and two by A^H;
 * larger ones on the CPU. Double runs there too, with as many solves as an estimate needs. A result depends on its own matrix alone, to
 * the last bit. Flops about 10n^2 batchCount. Source: LAPACK xGECON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example geconStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 16, ...each, result: anorm });
 * await sgetrfStridedBatched(ctx.queue, { m: 16, ...each, ipiv, stridePiv: 16, info });
 * await sgeconStridedBatched(ctx.queue, { norm: '1', ...each, anorm, rcond });
 * @example geconBatched
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgeconBatched(ctx.queue, { norm: '1', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 * @example geconVbatched
 * // Factors of order 3, and behind them those of order 2.
 * await sgeconVbatched(ctx.queue, { norm: '1', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const geconForms: BatchedForms;
