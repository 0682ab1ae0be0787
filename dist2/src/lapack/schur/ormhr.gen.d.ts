import type { Prec } from '../../core/field.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of ormhr, by name. */
export interface OrmhrArgs<P extends Prec> {
    /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
    side: Side;
    /** 'n': Q. 'c', and 't' for real numbers: Q^H. */
    trans: Trans;
    m: number;
    n: number;
    /** As given to gehrd; n in its rule is Q's order. */
    ilo: number;
    /** As given to gehrd. */
    ihi: number;
    /** The v's as gehrd leaves them: of Q's order. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** One element less than Q's order, as gehrd leaves them. */
    tau: Ptr<NoInfer<P>>;
    /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gehrd. Column-major.
 *
 * Multiplies by the orthogonal (unitary) factor of a Hessenberg form, without writing it out.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2mn^2 with 'r', to leading order. Source: LAPACK xORMHR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dormhr(ctx.queue, { side: 'l', trans: 't', m: n, n: k, ilo: 1, ihi: n, A, lda: n, tau, C, ldc: n }); // C := Q^T C
 */
export declare const ormhr: {
    <P extends Prec>(on: Context | Queue, args: OrmhrArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gehrd. Column-major.
 *
 * Multiplies by the orthogonal (unitary) factor of a Hessenberg form, without writing it out.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2mn^2 with 'r', to leading order. Source: LAPACK xORMHR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dormhr(ctx.queue, { side: 'l', trans: 't', m: n, n: k, ilo: 1, ihi: n, A, lda: n, tau, C, ldc: n }); // C := Q^T C
 */
export declare const sormhr: {
    (on: Context | Queue, args: OrmhrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gehrd. Column-major.
 *
 * Multiplies by the orthogonal (unitary) factor of a Hessenberg form, without writing it out.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2mn^2 with 'r', to leading order. Source: LAPACK xORMHR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dormhr(ctx.queue, { side: 'l', trans: 't', m: n, n: k, ilo: 1, ihi: n, A, lda: n, tau, C, ldc: n }); // C := Q^T C
 */
export declare const dormhr: {
    (on: Context | Queue, args: OrmhrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gehrd. Column-major.
 *
 * Multiplies by the orthogonal (unitary) factor of a Hessenberg form, without writing it out.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2mn^2 with 'r', to leading order. Source: LAPACK xORMHR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dormhr(ctx.queue, { side: 'l', trans: 't', m: n, n: k, ilo: 1, ihi: n, A, lda: n, tau, C, ldc: n }); // C := Q^T C
 */
export declare const cunmhr: {
    (on: Context | Queue, args: OrmhrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gehrd. Column-major.
 *
 * Multiplies by the orthogonal (unitary) factor of a Hessenberg form, without writing it out.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2mn^2 with 'r', to leading order. Source: LAPACK xORMHR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dormhr(ctx.queue, { side: 'l', trans: 't', m: n, n: k, ilo: 1, ihi: n, A, lda: n, tau, C, ldc: n }); // C := Q^T C
 */
export declare const zunmhr: {
    (on: Context | Queue, args: OrmhrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
