import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of hesv, by name. */
export interface HesvArgs<P extends ComplexPrec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /**
     * In: one triangle of A, of whose diagonal imaginary parts are not looked at. Out: its factors, as hetrf leaves them; the other
     * triangle is neither read nor written.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n integers: the pivots, as hetrf leaves them. */
    ipiv: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, one integer. 0: solved. i > 0: D(i,i) is exactly zero, as in hetrf; A is factored completely and B untouched. */
    info: Ptr<'i'>;
}
/**
 * B := A^-1 B by A = L D L^H ('l') or A = U D U^H ('u'); A is n x n, Hermitian, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a Hermitian, possibly indefinite A by Bunch-Kaufman factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order. Source:
 * LAPACK xHESV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await chesv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('chesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const hesv: {
    <P extends ComplexPrec>(on: Context | Queue, args: HesvArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by A = L D L^H ('l') or A = U D U^H ('u'); A is n x n, Hermitian, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a Hermitian, possibly indefinite A by Bunch-Kaufman factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order. Source:
 * LAPACK xHESV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await chesv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('chesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const chesv: {
    (on: Context | Queue, args: HesvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by A = L D L^H ('l') or A = U D U^H ('u'); A is n x n, Hermitian, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a Hermitian, possibly indefinite A by Bunch-Kaufman factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order. Source:
 * LAPACK xHESV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await chesv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('chesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const zhesv: {
    (on: Context | Queue, args: HesvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
