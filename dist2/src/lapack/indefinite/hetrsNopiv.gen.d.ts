import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of hetrsNopiv, by name. */
export interface HetrsNopivArgs<P extends ComplexPrec> {
    /** Which triangle of A holds the factors: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** D and L, or U, as hetrfNopiv leaves them; the other triangle is not read. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the right-hand sides. Out: the solution. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * B := A^-1 B from the factors of hetrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. Imaginary parts on the diagonal are
 * taken for 0. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops 2n^2 nrhs, to leading order. Source:
 * MAGMA xHETRS_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chetrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await chetrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const hetrsNopiv: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetrsNopivArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B from the factors of hetrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. Imaginary parts on the diagonal are
 * taken for 0. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops 2n^2 nrhs, to leading order. Source:
 * MAGMA xHETRS_NOPIV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chetrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await chetrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const chetrsNopiv: {
    (on: Context | Queue, args: HetrsNopivArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B from the factors of hetrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. Imaginary parts on the diagonal are
 * taken for 0. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops 2n^2 nrhs, to leading order. Source:
 * MAGMA xHETRS_NOPIV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chetrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await chetrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const zhetrsNopiv: {
    (on: Context | Queue, args: HetrsNopivArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
