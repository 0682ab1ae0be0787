import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sycon, by name. */
export interface SyconArgs<P extends Prec> {
    /** The triangle that sytrf was called with: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** The factors as sytrf leaves them; the other triangle is not read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n pivots as sytrf leaves them. They must be such pivots: that is not checked. */
    ipiv: Ptr<'i'>;
    /** The norm of the matrix before it was factored, as lansy gives it: 0 or more, or NaN. */
    anorm: number;
    /** Out, one real element: the estimate, between 0 and about 1. */
    rcond: Ptr<RealOf<P>>;
}
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L D L^T ('l') or U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization.
 *
 * Overwrites rcond, which stays on the device; takes workspace for n^2 elements. The estimate is not below the true value, apart from
 * rounding, and nearly always less than three times it. 1 if A is empty; 0 if a 1 x 1 block of D is zero, if the condition number
 * overflows, or if anorm is 0 or infinite; NaN if anorm is, or the factors have NaN. On a GPU context singles, also complex, are computed
 * on the GPU, always with five solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or
 * five. Flops about 10n^2. Source: LAPACK xSYCON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await ssycon(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const sycon: {
    <P extends Prec>(on: Context | Queue, args: SyconArgs<P>, prec?: P): Promise<void>;
};
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L D L^T ('l') or U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization.
 *
 * Overwrites rcond, which stays on the device; takes workspace for n^2 elements. The estimate is not below the true value, apart from
 * rounding, and nearly always less than three times it. 1 if A is empty; 0 if a 1 x 1 block of D is zero, if the condition number
 * overflows, or if anorm is 0 or infinite; NaN if anorm is, or the factors have NaN. On a GPU context singles, also complex, are computed
 * on the GPU, always with five solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or
 * five. Flops about 10n^2. Source: LAPACK xSYCON.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await ssycon(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const ssycon: {
    (on: Context | Queue, args: SyconArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L D L^T ('l') or U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization.
 *
 * Overwrites rcond, which stays on the device; takes workspace for n^2 elements. The estimate is not below the true value, apart from
 * rounding, and nearly always less than three times it. 1 if A is empty; 0 if a 1 x 1 block of D is zero, if the condition number
 * overflows, or if anorm is 0 or infinite; NaN if anorm is, or the factors have NaN. On a GPU context singles, also complex, are computed
 * on the GPU, always with five solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or
 * five. Flops about 10n^2. Source: LAPACK xSYCON.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await ssycon(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const dsycon: {
    (on: Context | Queue, args: SyconArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L D L^T ('l') or U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization.
 *
 * Overwrites rcond, which stays on the device; takes workspace for n^2 elements. The estimate is not below the true value, apart from
 * rounding, and nearly always less than three times it. 1 if A is empty; 0 if a 1 x 1 block of D is zero, if the condition number
 * overflows, or if anorm is 0 or infinite; NaN if anorm is, or the factors have NaN. On a GPU context singles, also complex, are computed
 * on the GPU, always with five solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or
 * five. Flops about 10n^2. Source: LAPACK xSYCON.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await ssycon(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const csycon: {
    (on: Context | Queue, args: SyconArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L D L^T ('l') or U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization.
 *
 * Overwrites rcond, which stays on the device; takes workspace for n^2 elements. The estimate is not below the true value, apart from
 * rounding, and nearly always less than three times it. 1 if A is empty; 0 if a 1 x 1 block of D is zero, if the condition number
 * overflows, or if anorm is 0 or infinite; NaN if anorm is, or the factors have NaN. On a GPU context singles, also complex, are computed
 * on the GPU, always with five solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or
 * five. Flops about 10n^2. Source: LAPACK xSYCON.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await ssycon(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const zsycon: {
    (on: Context | Queue, args: SyconArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
