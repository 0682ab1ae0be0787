import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of orgqr, by name. */
export interface OrgqrArgs<P extends Prec> {
    m: number;
    /** Columns of Q that are wanted, at most m. */
    n: number;
    /** Reflectors whose product Q is, Q = H(1) ... H(k); at most n. */
    k: number;
    /** m x n. In: the v's as geqrf leaves them, in the first k columns. Out: the columns of Q. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** k elements, as geqrf leaves them. */
    tau: Ptr<NoInfer<P>>;
    /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
    nb?: number;
}
/**
 * A := the first n columns of the orthogonal (unitary) factor Q of geqrf, which is m x m. Column-major.
 *
 * Writes out the orthogonal factor of a QR factorization. Of complex numbers, as in LAPACK, it is ungqr.
 *
 * Overwrites A only; R, which geqrf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and complex
 * double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of complex numbers
 * four times as many, to leading order. Source: LAPACK xORGQR, xUNGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sorgqr(ctx.queue, { m, n, k: n, A, lda: m, tau }); // orthonormal columns that span those of A
 */
export declare const orgqr: {
    <P extends Prec>(on: Context | Queue, args: OrgqrArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := the first n columns of the orthogonal (unitary) factor Q of geqrf, which is m x m. Column-major.
 *
 * Writes out the orthogonal factor of a QR factorization. Of complex numbers, as in LAPACK, it is ungqr.
 *
 * Overwrites A only; R, which geqrf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and complex
 * double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of complex numbers
 * four times as many, to leading order. Source: LAPACK xORGQR, xUNGQR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sorgqr(ctx.queue, { m, n, k: n, A, lda: m, tau }); // orthonormal columns that span those of A
 */
export declare const sorgqr: {
    (on: Context | Queue, args: OrgqrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := the first n columns of the orthogonal (unitary) factor Q of geqrf, which is m x m. Column-major.
 *
 * Writes out the orthogonal factor of a QR factorization. Of complex numbers, as in LAPACK, it is ungqr.
 *
 * Overwrites A only; R, which geqrf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and complex
 * double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of complex numbers
 * four times as many, to leading order. Source: LAPACK xORGQR, xUNGQR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sorgqr(ctx.queue, { m, n, k: n, A, lda: m, tau }); // orthonormal columns that span those of A
 */
export declare const dorgqr: {
    (on: Context | Queue, args: OrgqrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := the first n columns of the orthogonal (unitary) factor Q of geqrf, which is m x m. Column-major.
 *
 * Writes out the orthogonal factor of a QR factorization. Of complex numbers, as in LAPACK, it is ungqr.
 *
 * Overwrites A only; R, which geqrf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and complex
 * double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of complex numbers
 * four times as many, to leading order. Source: LAPACK xORGQR, xUNGQR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sorgqr(ctx.queue, { m, n, k: n, A, lda: m, tau }); // orthonormal columns that span those of A
 */
export declare const cungqr: {
    (on: Context | Queue, args: OrgqrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := the first n columns of the orthogonal (unitary) factor Q of geqrf, which is m x m. Column-major.
 *
 * Writes out the orthogonal factor of a QR factorization. Of complex numbers, as in LAPACK, it is ungqr.
 *
 * Overwrites A only; R, which geqrf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and complex
 * double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of complex numbers
 * four times as many, to leading order. Source: LAPACK xORGQR, xUNGQR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sorgqr(ctx.queue, { m, n, k: n, A, lda: m, tau }); // orthonormal columns that span those of A
 */
export declare const zungqr: {
    (on: Context | Queue, args: OrgqrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
