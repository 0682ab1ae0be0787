import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of hetrs, by name. */
export interface HetrsArgs<P extends ComplexPrec> {
    /** The triangle that hetrf was called with: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** The factors as hetrf leaves them; the other triangle is not read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n pivots as hetrf leaves them. They must be such pivots: that is not checked. */
    ipiv: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := A^-1 B from A = L D L^H ('l') or A = U D U^H ('u') of hetrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (hetrf's info says so): a zero in it gives infinities
 * and NaN in B. Imaginary parts on the diagonal of D are taken for 0. On a GPU context complex single runs on the GPU, complex double on
 * the CPU. Flops 2n^2 nrhs, to leading order. Source: LAPACK xHETRS2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await chetrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const hetrs: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetrsArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B from A = L D L^H ('l') or A = U D U^H ('u') of hetrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (hetrf's info says so): a zero in it gives infinities
 * and NaN in B. Imaginary parts on the diagonal of D are taken for 0. On a GPU context complex single runs on the GPU, complex double on
 * the CPU. Flops 2n^2 nrhs, to leading order. Source: LAPACK xHETRS2.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await chetrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const chetrs: {
    (on: Context | Queue, args: HetrsArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B from A = L D L^H ('l') or A = U D U^H ('u') of hetrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (hetrf's info says so): a zero in it gives infinities
 * and NaN in B. Imaginary parts on the diagonal of D are taken for 0. On a GPU context complex single runs on the GPU, complex double on
 * the CPU. Flops 2n^2 nrhs, to leading order. Source: LAPACK xHETRS2.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await chetrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const zhetrs: {
    (on: Context | Queue, args: HetrsArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
