import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of hetrf, by name. */
export interface HetrfArgs<P extends ComplexPrec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /**
     * In: one triangle of A. Out: D, whose blocks are 1 x 1 and 2 x 2, and below ('l') or above ('u') them the multipliers, as LAPACK
     * stores them: each column as it was when it was computed, without the interchanges that came later. The other triangle is neither
     * read nor written.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * Out, n integers, counted from 1. ipiv(k) > 0: D(k,k) is a 1 x 1 block, rows and columns k and ipiv(k) were exchanged. Two negative
     * ones side by side, ipiv(k) = ipiv(k+1): D(k..k+1,k..k+1) is a 2 x 2 block, rows and columns k+1 ('l') or k ('u') and -ipiv(k) were
     * exchanged. In range whatever A holds.
     */
    ipiv: Ptr<'i'>;
    /**
     * Out, one integer. 0: done. i > 0: D(i,i) is exactly zero, the first such i in the order of elimination ('l': from the first column
     * on, 'u': from the last); the factorization is complete but D is singular.
     */
    info: Ptr<'i'>;
    /** Columns of a panel; 0 (default) leaves it to the routine. */
    nb?: number;
}
/**
 * A = L D L^H or U D U^H for a Hermitian, possibly indefinite A: L and U are products of permutations and unit triangles, D is Hermitian
 * and has blocks of order 1 and 2 on its diagonal.
 *
 * Overwrites one triangle of A, ipiv and info, the last also for an empty A. The diagonal is real: imaginary parts stored there are not
 * looked at, and are 0 afterwards. Other elements are compared by |Re| + |Im|. On a GPU context complex single runs on the GPU without a
 * readback, a column with nothing above 2^-126 counting as zero; complex double runs on the CPU. NaN in A arrives in the factors or in what
 * is solved with them, and is not a zero. Flops n^3/3, to leading order. Source: LAPACK xHETRF; J. R. Bunch and L. Kaufman, Some stable
 * methods for calculating inertia and solving symmetric linear systems, Math. Comp. 31 (1977).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('chetrf', (await ctx.download(info))[0]!);
 */
export declare const hetrf: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetrfArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = L D L^H or U D U^H for a Hermitian, possibly indefinite A: L and U are products of permutations and unit triangles, D is Hermitian
 * and has blocks of order 1 and 2 on its diagonal.
 *
 * Overwrites one triangle of A, ipiv and info, the last also for an empty A. The diagonal is real: imaginary parts stored there are not
 * looked at, and are 0 afterwards. Other elements are compared by |Re| + |Im|. On a GPU context complex single runs on the GPU without a
 * readback, a column with nothing above 2^-126 counting as zero; complex double runs on the CPU. NaN in A arrives in the factors or in what
 * is solved with them, and is not a zero. Flops n^3/3, to leading order. Source: LAPACK xHETRF; J. R. Bunch and L. Kaufman, Some stable
 * methods for calculating inertia and solving symmetric linear systems, Math. Comp. 31 (1977).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('chetrf', (await ctx.download(info))[0]!);
 */
export declare const chetrf: {
    (on: Context | Queue, args: HetrfArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = L D L^H or U D U^H for a Hermitian, possibly indefinite A: L and U are products of permutations and unit triangles, D is Hermitian
 * and has blocks of order 1 and 2 on its diagonal.
 *
 * Overwrites one triangle of A, ipiv and info, the last also for an empty A. The diagonal is real: imaginary parts stored there are not
 * looked at, and are 0 afterwards. Other elements are compared by |Re| + |Im|. On a GPU context complex single runs on the GPU without a
 * readback, a column with nothing above 2^-126 counting as zero; complex double runs on the CPU. NaN in A arrives in the factors or in what
 * is solved with them, and is not a zero. Flops n^3/3, to leading order. Source: LAPACK xHETRF; J. R. Bunch and L. Kaufman, Some stable
 * methods for calculating inertia and solving symmetric linear systems, Math. Comp. 31 (1977).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('chetrf', (await ctx.download(info))[0]!);
 */
export declare const zhetrf: {
    (on: Context | Queue, args: HetrfArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
