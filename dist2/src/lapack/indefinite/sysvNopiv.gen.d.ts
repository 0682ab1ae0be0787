import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sysvNopiv, by name. */
export interface SysvNopivArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** In: one triangle of A. Out: the factors as sytrfNopiv leaves them; the other triangle is neither read nor written. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, one integer. 0: solved. i > 0: D(i,i) is exactly zero, the first such i; A holds nothing of use and B is untouched. */
    info: Ptr<'i'>;
    /** How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Columns of a panel on the GPU; 0 (default) leaves it to the routine. */
    nb?: number;
}
/**
 * B := A^-1 B by A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as sytrfNopiv says; sysv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: MAGMA xSYSV_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssysvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('ssysvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const sysvNopiv: {
    <P extends Prec>(on: Context | Queue, args: SysvNopivArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as sytrfNopiv says; sysv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: MAGMA xSYSV_NOPIV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssysvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('ssysvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const ssysvNopiv: {
    (on: Context | Queue, args: SysvNopivArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B by A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as sytrfNopiv says; sysv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: MAGMA xSYSV_NOPIV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssysvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('ssysvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const dsysvNopiv: {
    (on: Context | Queue, args: SysvNopivArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B by A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as sytrfNopiv says; sysv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: MAGMA xSYSV_NOPIV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssysvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('ssysvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const csysvNopiv: {
    (on: Context | Queue, args: SysvNopivArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as sytrfNopiv says; sysv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: MAGMA xSYSV_NOPIV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssysvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('ssysvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const zsysvNopiv: {
    (on: Context | Queue, args: SysvNopivArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
