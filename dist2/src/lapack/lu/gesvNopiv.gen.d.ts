import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gesvNopiv, by name. */
export interface GesvNopivArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, one integer. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; A holds nothing of use and B is untouched. */
    info: Ptr<'i'>;
    /** How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Columns of a block on the GPU; 0 (default) leaves it to the routine. */
    nb?: number;
}
/**
 * B := A^-1 B by A = L U without interchanges; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a square A by LU factorization without pivoting: for matrices that need none, as getrfNopiv says. For others gesvRbt
 * randomizes A first and checks what comes out.
 *
 * Overwrites A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: MAGMA
 * xGESV_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await sgesvNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('sgesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const gesvNopiv: {
    <P extends Prec>(on: Context | Queue, args: GesvNopivArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by A = L U without interchanges; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a square A by LU factorization without pivoting: for matrices that need none, as getrfNopiv says. For others gesvRbt
 * randomizes A first and checks what comes out.
 *
 * Overwrites A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: MAGMA
 * xGESV_NOPIV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await sgesvNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('sgesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const sgesvNopiv: {
    (on: Context | Queue, args: GesvNopivArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B by A = L U without interchanges; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a square A by LU factorization without pivoting: for matrices that need none, as getrfNopiv says. For others gesvRbt
 * randomizes A first and checks what comes out.
 *
 * Overwrites A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: MAGMA
 * xGESV_NOPIV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await sgesvNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('sgesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const dgesvNopiv: {
    (on: Context | Queue, args: GesvNopivArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B by A = L U without interchanges; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a square A by LU factorization without pivoting: for matrices that need none, as getrfNopiv says. For others gesvRbt
 * randomizes A first and checks what comes out.
 *
 * Overwrites A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: MAGMA
 * xGESV_NOPIV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await sgesvNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('sgesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const cgesvNopiv: {
    (on: Context | Queue, args: GesvNopivArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by A = L U without interchanges; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a square A by LU factorization without pivoting: for matrices that need none, as getrfNopiv says. For others gesvRbt
 * randomizes A first and checks what comes out.
 *
 * Overwrites A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: MAGMA
 * xGESV_NOPIV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await sgesvNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('sgesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const zgesvNopiv: {
    (on: Context | Queue, args: GesvNopivArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
