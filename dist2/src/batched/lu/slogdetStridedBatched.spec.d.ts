import { type Prec, type RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type RoutineSpec } from '../../core/spec.ts';
/** det(A_b) = sign(b) exp(logdet(b)) from P A = L U of getrf for b = 0, ..., batchCount - 1; A_b is n x n. */
export interface SlogdetStridedBatchedArgs<P extends Prec> {
    n: number;
    /** L and U as getrfStridedBatched leaves them, column- or row-major: only the diagonal of U is read. */
    A: Ptr<P>;
    /** At least max(1, n). */
    lda: number;
    /** Elements from one matrix to the next. */
    strideA: number;
    /** n pivots for each matrix as getrfStridedBatched leaves them. */
    ipiv: Ptr<'i'>;
    /** Integers from the pivots of one matrix to those of the next. */
    stridePiv: number;
    /**
     * Out, one for each matrix: -1, 0 or 1; of complex numbers the determinant over its modulus, or 0. NaN if the determinant is, or if a
     * complex one is infinite.
     */
    sign: Ptr<NoInfer<P>>;
    /** Out, one real number for each matrix: the natural logarithm of |det(A_b)|, -Infinity where that is zero. */
    logdet: Ptr<RealOf<NoInfer<P>>>;
    /** Out, if given, one for each matrix: the determinant itself, which may overflow where its logarithm does not. */
    det?: Ptr<NoInfer<P>>;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * Sign and logarithm of the determinants of many matrices from their LU factorizations, which cannot overflow; the determinants too, if
 * asked for.
 *
 * The pivots are multiplied as significands and exponents, in order: the product has a relative error of some n roundings, and logdet at
 * most that as an absolute one. Of an empty matrix the determinant is 1, of one with an exactly zero pivot 0. NaN in U gives NaN; on a GPU
 * numbers below the least normal one may become zero in det. Overwrites sign, logdet and det. On a GPU context singles, also complex,
 * run on the GPU, doubles on the CPU. Flops n batchCount. Source: NumPy's slogdet; LINPACK xGEDI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfStridedBatched(ctx.queue, { m: n, n, A, lda: n, strideA: n * n, ipiv, stridePiv: n, info, batchCount });
 * const each = { lda: n, strideA: n * n, stridePiv: n, batchCount };
 * await sslogdetStridedBatched(ctx.queue, { n, A, ipiv, sign, logdet, ...each });
 */
export declare const slogdetStridedBatchedSpec: RoutineSpec;
