import type { Prec } from '../../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of trtrs, by name. */
export interface TrtrsArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
    diag?: Diag;
    n: number;
    nrhs: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, one integer. 0: solved. i > 0: A(i,i) is exactly zero, the first such i; B is untouched. */
    info: Ptr<'i'>;
}
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), A triangular. A is n x n, B is n x nrhs; both column-major.
 *
 * Solves op(A) X = B with a triangular A, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, B. The diagonal is looked at, and info written, also when there is no right-hand side. Always by
 * substitution, so that the residual is small whatever the condition of A; trsm, which checks nothing, is faster on the GPU with many
 * right-hand sides. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops nrhs n^2. Source: LAPACK xTRTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtrs(ctx.queue, { uplo: 'u', n, nrhs, A: R, lda: n, B, ldb: n, info });
 * mustSucceed('strtrs', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const trtrs: {
    <P extends Prec>(on: Context | Queue, args: TrtrsArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), A triangular. A is n x n, B is n x nrhs; both column-major.
 *
 * Solves op(A) X = B with a triangular A, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, B. The diagonal is looked at, and info written, also when there is no right-hand side. Always by
 * substitution, so that the residual is small whatever the condition of A; trsm, which checks nothing, is faster on the GPU with many
 * right-hand sides. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops nrhs n^2. Source: LAPACK xTRTRS.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtrs(ctx.queue, { uplo: 'u', n, nrhs, A: R, lda: n, B, ldb: n, info });
 * mustSucceed('strtrs', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const strtrs: {
    (on: Context | Queue, args: TrtrsArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), A triangular. A is n x n, B is n x nrhs; both column-major.
 *
 * Solves op(A) X = B with a triangular A, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, B. The diagonal is looked at, and info written, also when there is no right-hand side. Always by
 * substitution, so that the residual is small whatever the condition of A; trsm, which checks nothing, is faster on the GPU with many
 * right-hand sides. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops nrhs n^2. Source: LAPACK xTRTRS.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtrs(ctx.queue, { uplo: 'u', n, nrhs, A: R, lda: n, B, ldb: n, info });
 * mustSucceed('strtrs', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const dtrtrs: {
    (on: Context | Queue, args: TrtrsArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), A triangular. A is n x n, B is n x nrhs; both column-major.
 *
 * Solves op(A) X = B with a triangular A, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, B. The diagonal is looked at, and info written, also when there is no right-hand side. Always by
 * substitution, so that the residual is small whatever the condition of A; trsm, which checks nothing, is faster on the GPU with many
 * right-hand sides. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops nrhs n^2. Source: LAPACK xTRTRS.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtrs(ctx.queue, { uplo: 'u', n, nrhs, A: R, lda: n, B, ldb: n, info });
 * mustSucceed('strtrs', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const ctrtrs: {
    (on: Context | Queue, args: TrtrsArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), A triangular. A is n x n, B is n x nrhs; both column-major.
 *
 * Solves op(A) X = B with a triangular A, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, B. The diagonal is looked at, and info written, also when there is no right-hand side. Always by
 * substitution, so that the residual is small whatever the condition of A; trsm, which checks nothing, is faster on the GPU with many
 * right-hand sides. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops nrhs n^2. Source: LAPACK xTRTRS.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtrs(ctx.queue, { uplo: 'u', n, nrhs, A: R, lda: n, B, ldb: n, info });
 * mustSucceed('strtrs', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const ztrtrs: {
    (on: Context | Queue, args: TrtrsArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
