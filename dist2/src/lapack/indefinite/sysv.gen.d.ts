import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sysv, by name. */
export interface SysvArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** In: one triangle of A. Out: its factors, as sytrf leaves them; the other triangle is neither read nor written. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n integers: the pivots, as sytrf leaves them. */
    ipiv: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, one integer. 0: solved. i > 0: D(i,i) is exactly zero, as in sytrf; A is factored completely and B untouched. */
    info: Ptr<'i'>;
}
/**
 * B := A^-1 B by A = L D L^T ('l') or A = U D U^T ('u'); A is n x n, symmetric, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, possibly indefinite A, of complex numbers symmetric and not Hermitian (hesv), by Bunch-Kaufman
 * factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await ssysv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('ssysv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const sysv: {
    <P extends Prec>(on: Context | Queue, args: SysvArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by A = L D L^T ('l') or A = U D U^T ('u'); A is n x n, symmetric, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, possibly indefinite A, of complex numbers symmetric and not Hermitian (hesv), by Bunch-Kaufman
 * factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYSV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await ssysv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('ssysv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const ssysv: {
    (on: Context | Queue, args: SysvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B by A = L D L^T ('l') or A = U D U^T ('u'); A is n x n, symmetric, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, possibly indefinite A, of complex numbers symmetric and not Hermitian (hesv), by Bunch-Kaufman
 * factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYSV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await ssysv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('ssysv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const dsysv: {
    (on: Context | Queue, args: SysvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B by A = L D L^T ('l') or A = U D U^T ('u'); A is n x n, symmetric, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, possibly indefinite A, of complex numbers symmetric and not Hermitian (hesv), by Bunch-Kaufman
 * factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYSV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await ssysv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('ssysv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const csysv: {
    (on: Context | Queue, args: SysvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by A = L D L^T ('l') or A = U D U^T ('u'); A is n x n, symmetric, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, possibly indefinite A, of complex numbers symmetric and not Hermitian (hesv), by Bunch-Kaufman
 * factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYSV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await ssysv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('ssysv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const zsysv: {
    (on: Context | Queue, args: SysvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
