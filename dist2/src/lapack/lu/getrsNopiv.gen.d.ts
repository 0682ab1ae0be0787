import type { Prec } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of getrsNopiv, by name. */
export interface GetrsNopivArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** L and U as getrfNopiv leaves them. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from A = L U of getrfNopiv. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrfNopiv's info says so): a zero on its diagonal gives infinities and NaN in B.
 * On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops nrhs n (2n - 1). Source: MAGMA xGETRS_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * await sgetrsNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const getrsNopiv: {
    <P extends Prec>(on: Context | Queue, args: GetrsNopivArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from A = L U of getrfNopiv. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrfNopiv's info says so): a zero on its diagonal gives infinities and NaN in B.
 * On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops nrhs n (2n - 1). Source: MAGMA xGETRS_NOPIV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * await sgetrsNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const sgetrsNopiv: {
    (on: Context | Queue, args: GetrsNopivArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from A = L U of getrfNopiv. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrfNopiv's info says so): a zero on its diagonal gives infinities and NaN in B.
 * On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops nrhs n (2n - 1). Source: MAGMA xGETRS_NOPIV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * await sgetrsNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const dgetrsNopiv: {
    (on: Context | Queue, args: GetrsNopivArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from A = L U of getrfNopiv. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrfNopiv's info says so): a zero on its diagonal gives infinities and NaN in B.
 * On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops nrhs n (2n - 1). Source: MAGMA xGETRS_NOPIV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * await sgetrsNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const cgetrsNopiv: {
    (on: Context | Queue, args: GetrsNopivArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from A = L U of getrfNopiv. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrfNopiv's info says so): a zero on its diagonal gives infinities and NaN in B.
 * On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops nrhs n (2n - 1). Source: MAGMA xGETRS_NOPIV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * await sgetrsNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const zgetrsNopiv: {
    (on: Context | Queue, args: GetrsNopivArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
