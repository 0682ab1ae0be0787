import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sytrs, by name. */
export interface SytrsArgs<P extends Prec> {
    /** The triangle that sytrf was called with: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** The factors as sytrf leaves them; the other triangle is not read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n pivots as sytrf leaves them. They must be such pivots: that is not checked. */
    ipiv: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := A^-1 B from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n and symmetric, also of complex numbers, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (sytrf's info says so): a zero in it gives infinities
 * and NaN in B. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYTRS2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const sytrs: {
    <P extends Prec>(on: Context | Queue, args: SytrsArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n and symmetric, also of complex numbers, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (sytrf's info says so): a zero in it gives infinities
 * and NaN in B. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYTRS2.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const ssytrs: {
    (on: Context | Queue, args: SytrsArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n and symmetric, also of complex numbers, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (sytrf's info says so): a zero in it gives infinities
 * and NaN in B. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYTRS2.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const dsytrs: {
    (on: Context | Queue, args: SytrsArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n and symmetric, also of complex numbers, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (sytrf's info says so): a zero in it gives infinities
 * and NaN in B. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYTRS2.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const csytrs: {
    (on: Context | Queue, args: SytrsArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n and symmetric, also of complex numbers, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (sytrf's info says so): a zero in it gives infinities
 * and NaN in B. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYTRS2.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const zsytrs: {
    (on: Context | Queue, args: SytrsArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
