import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gecon, by name. */
export interface GeconArgs<P extends Prec> {
    /** '1' or 'o' for the 1-norm, the largest column sum; 'i' for the infinity norm, the largest row sum. */
    norm: '1' | 'o' | 'i';
    n: number;
    /** L and U as getrf leaves them. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** The norm of the matrix before it was factored, as lange gives it: 0 or more, or NaN. */
    anorm: number;
    /** Out, one real element: the estimate, between 0 and about 1. */
    rcond: Ptr<RealOf<P>>;
}
/**
 * rcond := 1 / (||A|| ||A^-1||), estimated from P A = L U of getrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a general matrix from its LU factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if U has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or infinite; NaN
 * if anorm is, or a factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with three solves by A and two
 * by A^H and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Sums are of moduli.
 * Doubles that live on the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xGECON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slange(ctx.queue, { norm: '1', m: n, n, A, lda: n });
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await sgecon(ctx.queue, { norm: '1', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const gecon: {
    <P extends Prec>(on: Context | Queue, args: GeconArgs<P>, prec?: P): Promise<void>;
};
/**
 * rcond := 1 / (||A|| ||A^-1||), estimated from P A = L U of getrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a general matrix from its LU factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if U has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or infinite; NaN
 * if anorm is, or a factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with three solves by A and two
 * by A^H and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Sums are of moduli.
 * Doubles that live on the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xGECON.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slange(ctx.queue, { norm: '1', m: n, n, A, lda: n });
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await sgecon(ctx.queue, { norm: '1', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const sgecon: {
    (on: Context | Queue, args: GeconArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * rcond := 1 / (||A|| ||A^-1||), estimated from P A = L U of getrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a general matrix from its LU factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if U has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or infinite; NaN
 * if anorm is, or a factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with three solves by A and two
 * by A^H and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Sums are of moduli.
 * Doubles that live on the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xGECON.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slange(ctx.queue, { norm: '1', m: n, n, A, lda: n });
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await sgecon(ctx.queue, { norm: '1', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const dgecon: {
    (on: Context | Queue, args: GeconArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * rcond := 1 / (||A|| ||A^-1||), estimated from P A = L U of getrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a general matrix from its LU factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if U has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or infinite; NaN
 * if anorm is, or a factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with three solves by A and two
 * by A^H and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Sums are of moduli.
 * Doubles that live on the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xGECON.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slange(ctx.queue, { norm: '1', m: n, n, A, lda: n });
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await sgecon(ctx.queue, { norm: '1', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const cgecon: {
    (on: Context | Queue, args: GeconArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * rcond := 1 / (||A|| ||A^-1||), estimated from P A = L U of getrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a general matrix from its LU factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if U has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or infinite; NaN
 * if anorm is, or a factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with three solves by A and two
 * by A^H and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Sums are of moduli.
 * Doubles that live on the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xGECON.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slange(ctx.queue, { norm: '1', m: n, n, A, lda: n });
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await sgecon(ctx.queue, { norm: '1', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const zgecon: {
    (on: Context | Queue, args: GeconArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
