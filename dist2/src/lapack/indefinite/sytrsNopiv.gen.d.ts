import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sytrsNopiv, by name. */
export interface SytrsNopivArgs<P extends Prec> {
    /** Which triangle of A holds the factors: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** D and L, or U, as sytrfNopiv leaves them; the other triangle is not read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := A^-1 B from the factors of sytrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order. Source: MAGMA xSYTRS_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await ssytrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const sytrsNopiv: {
    <P extends Prec>(on: Context | Queue, args: SytrsNopivArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B from the factors of sytrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order. Source: MAGMA xSYTRS_NOPIV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await ssytrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const ssytrsNopiv: {
    (on: Context | Queue, args: SytrsNopivArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B from the factors of sytrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order. Source: MAGMA xSYTRS_NOPIV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await ssytrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const dsytrsNopiv: {
    (on: Context | Queue, args: SytrsNopivArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B from the factors of sytrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order. Source: MAGMA xSYTRS_NOPIV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await ssytrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const csytrsNopiv: {
    (on: Context | Queue, args: SytrsNopivArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B from the factors of sytrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order. Source: MAGMA xSYTRS_NOPIV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await ssytrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const zsytrsNopiv: {
    (on: Context | Queue, args: SytrsNopivArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
