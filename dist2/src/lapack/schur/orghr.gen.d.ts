import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of orghr, by name. */
export interface OrghrArgs<P extends Prec> {
    n: number;
    /** As given to gehrd. */
    ilo: number;
    /** As given to gehrd. */
    ihi: number;
    /** In: the v's as gehrd leaves them. Out: Q. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** n - 1 elements, as gehrd leaves them. */
    tau: Ptr<NoInfer<P>>;
}
/**
 * A := Q, the orthogonal (unitary) factor of gehrd, n x n, column-major.
 *
 * Writes out the orthogonal (unitary) factor of a Hessenberg form.
 *
 * Overwrites A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3 to leading
 * order. Source: LAPACK xORGHR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dorghr(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // A := Q
 */
export declare const orghr: {
    <P extends Prec>(on: Context | Queue, args: OrghrArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := Q, the orthogonal (unitary) factor of gehrd, n x n, column-major.
 *
 * Writes out the orthogonal (unitary) factor of a Hessenberg form.
 *
 * Overwrites A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3 to leading
 * order. Source: LAPACK xORGHR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dorghr(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // A := Q
 */
export declare const sorghr: {
    (on: Context | Queue, args: OrghrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := Q, the orthogonal (unitary) factor of gehrd, n x n, column-major.
 *
 * Writes out the orthogonal (unitary) factor of a Hessenberg form.
 *
 * Overwrites A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3 to leading
 * order. Source: LAPACK xORGHR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dorghr(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // A := Q
 */
export declare const dorghr: {
    (on: Context | Queue, args: OrghrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := Q, the orthogonal (unitary) factor of gehrd, n x n, column-major.
 *
 * Writes out the orthogonal (unitary) factor of a Hessenberg form.
 *
 * Overwrites A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3 to leading
 * order. Source: LAPACK xORGHR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dorghr(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // A := Q
 */
export declare const cunghr: {
    (on: Context | Queue, args: OrghrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := Q, the orthogonal (unitary) factor of gehrd, n x n, column-major.
 *
 * Writes out the orthogonal (unitary) factor of a Hessenberg form.
 *
 * Overwrites A. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4n^3/3 to leading
 * order. Source: LAPACK xORGHR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dorghr(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // A := Q
 */
export declare const zunghr: {
    (on: Context | Queue, args: OrghrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
