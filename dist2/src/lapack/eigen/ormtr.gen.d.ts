import type { Prec } from '../../core/field.ts';
import type { Ptr, Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of ormtr, by name. */
export interface OrmtrArgs<P extends Prec> {
    /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
    side: Side;
    /** As in the call of sytrd. */
    uplo: Uplo;
    /** 'n': Q. 'c': Q^H. 't', of real numbers only: Q^T, the same. */
    trans: Trans;
    m: number;
    n: number;
    /** The v's as sytrd leaves them; what else it leaves is not used. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** As many as the order of Q less 1, as sytrd leaves them. */
    tau: Ptr<NoInfer<P>>;
    /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of sytrd. Column-major.
 *
 * Multiplies by the factor of a reduction to tridiagonal form, without writing it out: what turns eigenvectors of the tridiagonal matrix
 * into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2m n^2 with 'r', to leading order, four times that of complex numbers. Source: LAPACK xORMTR, xUNMTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n: m, A, lda: m, D, E, tau }); // m >= 2
 * await dormtr(ctx.queue, { side: 'l', uplo: 'l', trans: 'n', m, n, A, lda: m, tau, C, ldc: m }); // C := Q C
 */
export declare const ormtr: {
    <P extends Prec>(on: Context | Queue, args: OrmtrArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of sytrd. Column-major.
 *
 * Multiplies by the factor of a reduction to tridiagonal form, without writing it out: what turns eigenvectors of the tridiagonal matrix
 * into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2m n^2 with 'r', to leading order, four times that of complex numbers. Source: LAPACK xORMTR, xUNMTR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n: m, A, lda: m, D, E, tau }); // m >= 2
 * await dormtr(ctx.queue, { side: 'l', uplo: 'l', trans: 'n', m, n, A, lda: m, tau, C, ldc: m }); // C := Q C
 */
export declare const sormtr: {
    (on: Context | Queue, args: OrmtrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of sytrd. Column-major.
 *
 * Multiplies by the factor of a reduction to tridiagonal form, without writing it out: what turns eigenvectors of the tridiagonal matrix
 * into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2m n^2 with 'r', to leading order, four times that of complex numbers. Source: LAPACK xORMTR, xUNMTR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n: m, A, lda: m, D, E, tau }); // m >= 2
 * await dormtr(ctx.queue, { side: 'l', uplo: 'l', trans: 'n', m, n, A, lda: m, tau, C, ldc: m }); // C := Q C
 */
export declare const dormtr: {
    (on: Context | Queue, args: OrmtrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of sytrd. Column-major.
 *
 * Multiplies by the factor of a reduction to tridiagonal form, without writing it out: what turns eigenvectors of the tridiagonal matrix
 * into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2m n^2 with 'r', to leading order, four times that of complex numbers. Source: LAPACK xORMTR, xUNMTR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n: m, A, lda: m, D, E, tau }); // m >= 2
 * await dormtr(ctx.queue, { side: 'l', uplo: 'l', trans: 'n', m, n, A, lda: m, tau, C, ldc: m }); // C := Q C
 */
export declare const cunmtr: {
    (on: Context | Queue, args: OrmtrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of sytrd. Column-major.
 *
 * Multiplies by the factor of a reduction to tridiagonal form, without writing it out: what turns eigenvectors of the tridiagonal matrix
 * into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2m n^2 with 'r', to leading order, four times that of complex numbers. Source: LAPACK xORMTR, xUNMTR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n: m, A, lda: m, D, E, tau }); // m >= 2
 * await dormtr(ctx.queue, { side: 'l', uplo: 'l', trans: 'n', m, n, A, lda: m, tau, C, ldc: m }); // C := Q C
 */
export declare const zunmtr: {
    (on: Context | Queue, args: OrmtrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
