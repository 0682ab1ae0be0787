import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of orgtr, by name. */
export interface OrgtrArgs<P extends Prec> {
    /** As in the call of sytrd. */
    uplo: Uplo;
    n: number;
    /** In: the v's as sytrd leaves them; what else it leaves is not used. Out: Q. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n - 1 elements, as sytrd leaves them. */
    tau: Ptr<NoInfer<P>>;
}
/**
 * A := Q, the orthogonal (unitary) factor of sytrd, of order n. Column-major.
 *
 * Writes out the factor of a reduction to tridiagonal form.
 *
 * Overwrites all of A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3, of
 * complex numbers 16n^3/3, to leading order. Source: LAPACK xORGTR, xUNGTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau }); // n >= 2
 * await dorgtr(ctx.queue, { uplo: 'l', n, A, lda: n, tau }); // A = Q
 */
export declare const orgtr: {
    <P extends Prec>(on: Context | Queue, args: OrgtrArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := Q, the orthogonal (unitary) factor of sytrd, of order n. Column-major.
 *
 * Writes out the factor of a reduction to tridiagonal form.
 *
 * Overwrites all of A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3, of
 * complex numbers 16n^3/3, to leading order. Source: LAPACK xORGTR, xUNGTR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau }); // n >= 2
 * await dorgtr(ctx.queue, { uplo: 'l', n, A, lda: n, tau }); // A = Q
 */
export declare const sorgtr: {
    (on: Context | Queue, args: OrgtrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := Q, the orthogonal (unitary) factor of sytrd, of order n. Column-major.
 *
 * Writes out the factor of a reduction to tridiagonal form.
 *
 * Overwrites all of A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3, of
 * complex numbers 16n^3/3, to leading order. Source: LAPACK xORGTR, xUNGTR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau }); // n >= 2
 * await dorgtr(ctx.queue, { uplo: 'l', n, A, lda: n, tau }); // A = Q
 */
export declare const dorgtr: {
    (on: Context | Queue, args: OrgtrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := Q, the orthogonal (unitary) factor of sytrd, of order n. Column-major.
 *
 * Writes out the factor of a reduction to tridiagonal form.
 *
 * Overwrites all of A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3, of
 * complex numbers 16n^3/3, to leading order. Source: LAPACK xORGTR, xUNGTR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau }); // n >= 2
 * await dorgtr(ctx.queue, { uplo: 'l', n, A, lda: n, tau }); // A = Q
 */
export declare const cungtr: {
    (on: Context | Queue, args: OrgtrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := Q, the orthogonal (unitary) factor of sytrd, of order n. Column-major.
 *
 * Writes out the factor of a reduction to tridiagonal form.
 *
 * Overwrites all of A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3, of
 * complex numbers 16n^3/3, to leading order. Source: LAPACK xORGTR, xUNGTR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau }); // n >= 2
 * await dorgtr(ctx.queue, { uplo: 'l', n, A, lda: n, tau }); // A = Q
 */
export declare const zungtr: {
    (on: Context | Queue, args: OrgtrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
