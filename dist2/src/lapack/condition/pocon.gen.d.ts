import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of pocon, by name. */
export interface PoconArgs<P extends Prec> {
    /** Which triangle holds the factor: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** L or U as potrf leaves it; the other triangle is not read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** The norm of the matrix before it was factored, as lansy and lanhe give it: 0 or more, or NaN. */
    anorm: number;
    /** Out, one real element: the estimate, between 0 and about 1. */
    rcond: Ptr<RealOf<P>>;
}
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric or Hermitian positive definite matrix from its Cholesky factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if the factor has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or
 * infinite; NaN if anorm is, or the factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with five
 * solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Doubles that live on
 * the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xPOCON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const rcond = ctx.alloc('s', 1);
 * await spocon(ctx.queue, { uplo: 'l', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const pocon: {
    <P extends Prec>(on: Context | Queue, args: PoconArgs<P>, prec?: P): Promise<void>;
};
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric or Hermitian positive definite matrix from its Cholesky factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if the factor has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or
 * infinite; NaN if anorm is, or the factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with five
 * solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Doubles that live on
 * the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xPOCON.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const rcond = ctx.alloc('s', 1);
 * await spocon(ctx.queue, { uplo: 'l', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const spocon: {
    (on: Context | Queue, args: PoconArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric or Hermitian positive definite matrix from its Cholesky factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if the factor has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or
 * infinite; NaN if anorm is, or the factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with five
 * solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Doubles that live on
 * the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xPOCON.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const rcond = ctx.alloc('s', 1);
 * await spocon(ctx.queue, { uplo: 'l', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const dpocon: {
    (on: Context | Queue, args: PoconArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric or Hermitian positive definite matrix from its Cholesky factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if the factor has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or
 * infinite; NaN if anorm is, or the factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with five
 * solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Doubles that live on
 * the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xPOCON.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const rcond = ctx.alloc('s', 1);
 * await spocon(ctx.queue, { uplo: 'l', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const cpocon: {
    (on: Context | Queue, args: PoconArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a symmetric or Hermitian positive definite matrix from its Cholesky factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if the factor has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or
 * infinite; NaN if anorm is, or the factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with five
 * solves and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Doubles that live on
 * the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xPOCON.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const rcond = ctx.alloc('s', 1);
 * await spocon(ctx.queue, { uplo: 'l', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const zpocon: {
    (on: Context | Queue, args: PoconArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
