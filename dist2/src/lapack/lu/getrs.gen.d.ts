import type { Prec } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of getrs, by name. */
export interface GetrsArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** L and U as getrf leaves them. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n pivots as getrf leaves them. They must be in 1..n: that is not checked. */
    ipiv: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from P A = L U of getrf. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrf's info says so): a zero on its diagonal gives infinities and NaN in B. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed
 * there. Flops nrhs n (2n - 1). Source: LAPACK xGETRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetrs(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const getrs: {
    <P extends Prec>(on: Context | Queue, args: GetrsArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from P A = L U of getrf. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrf's info says so): a zero on its diagonal gives infinities and NaN in B. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed
 * there. Flops nrhs n (2n - 1). Source: LAPACK xGETRS.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetrs(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const sgetrs: {
    (on: Context | Queue, args: GetrsArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from P A = L U of getrf. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrf's info says so): a zero on its diagonal gives infinities and NaN in B. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed
 * there. Flops nrhs n (2n - 1). Source: LAPACK xGETRS.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetrs(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const dgetrs: {
    (on: Context | Queue, args: GetrsArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from P A = L U of getrf. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrf's info says so): a zero on its diagonal gives infinities and NaN in B. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed
 * there. Flops nrhs n (2n - 1). Source: LAPACK xGETRS.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetrs(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const cgetrs: {
    (on: Context | Queue, args: GetrsArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from P A = L U of getrf. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrf's info says so): a zero on its diagonal gives infinities and NaN in B. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed
 * there. Flops nrhs n (2n - 1). Source: LAPACK xGETRS.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetrs(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const zgetrs: {
    (on: Context | Queue, args: GetrsArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
