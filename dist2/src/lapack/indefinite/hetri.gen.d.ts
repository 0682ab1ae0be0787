import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of hetri, by name. */
export interface HetriArgs<P extends ComplexPrec> {
    /** The triangle that hetrf was called with: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /**
     * In: the factors as hetrf leaves them. Out: that triangle of the inverse if info = 0, else as it was. The other one is neither read
     * nor written.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n pivots as hetrf leaves them. They must be such pivots: that is not checked. */
    ipiv: Ptr<'i'>;
    /** Out, one integer. 0: done. i > 0: D(i,i) is exactly zero, the first such i; A keeps its factors. */
    info: Ptr<'i'>;
}
/**
 * A := A^-1 from A = L D L^H ('l') or A = U D U^H ('u') of hetrf; A is n x n, column-major.
 *
 * The inverse of a Hermitian matrix from its Bunch-Kaufman factorization, in place: one triangle of the solution for the unit matrix,
 * with a real diagonal.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is computed
 * is 2n^3, in products. To solve a system, hesv is faster and more accurate than a product with the inverse. Source: LAPACK xHETRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await chetri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('chetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const hetri: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetriArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := A^-1 from A = L D L^H ('l') or A = U D U^H ('u') of hetrf; A is n x n, column-major.
 *
 * The inverse of a Hermitian matrix from its Bunch-Kaufman factorization, in place: one triangle of the solution for the unit matrix,
 * with a real diagonal.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is computed
 * is 2n^3, in products. To solve a system, hesv is faster and more accurate than a product with the inverse. Source: LAPACK xHETRI.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await chetri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('chetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const chetri: {
    (on: Context | Queue, args: HetriArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := A^-1 from A = L D L^H ('l') or A = U D U^H ('u') of hetrf; A is n x n, column-major.
 *
 * The inverse of a Hermitian matrix from its Bunch-Kaufman factorization, in place: one triangle of the solution for the unit matrix,
 * with a real diagonal.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is computed
 * is 2n^3, in products. To solve a system, hesv is faster and more accurate than a product with the inverse. Source: LAPACK xHETRI.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await chetri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('chetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const zhetri: {
    (on: Context | Queue, args: HetriArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
