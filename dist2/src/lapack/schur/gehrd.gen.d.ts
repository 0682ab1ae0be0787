import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gehrd, by name. */
export interface GehrdArgs<P extends Prec> {
    n: number;
    /** A is upper triangular in rows and columns in front of ilo and behind ihi, as gebal leaves it; 1 and n are always right. */
    ilo: number;
    /** See ilo. */
    ihi: number;
    /**
     * In: A. Out: H on and above the first subdiagonal; below it, column i has the v(i) of Q = H(ilo) ... H(ihi-1), H(i) = I - tau v v^H,
     * without its 1, which belongs to row i + 1.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n - 1 elements; zero outside ilo .. ihi - 1. */
    tau: Ptr<NoInfer<P>>;
}
/**
 * A = Q H Q^H for a general n x n matrix A, column-major: H has zeros below its first subdiagonal, Q is orthogonal, of a complex
 * A unitary.
 *
 * Hessenberg form: the first step of QR iteration.
 *
 * Overwrites A and tau. Panels of columns are reduced one by one, which takes products of A with a vector for each, half of the work, and
 * applied to the rest of A by products of matrices. On a GPU context single and complex single run on the GPU, and nothing waits for the
 * host; double and complex double are computed on the CPU, on all threads. NaN and infinities in A arrive in H. Flops 10n^3/3 to leading
 * order for the whole matrix. Source: LAPACK xGEHRD, xLAHR2; G. Howell, J. Demmel, C. Fulton, S. Hammarling, K. Marmol, Cache efficient
 * bidiagonalization using BLAS 2.5 operators, ACM Trans. Math. Softw. 34 (2008).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 */
export declare const gehrd: {
    <P extends Prec>(on: Context | Queue, args: GehrdArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Q H Q^H for a general n x n matrix A, column-major: H has zeros below its first subdiagonal, Q is orthogonal, of a complex
 * A unitary.
 *
 * Hessenberg form: the first step of QR iteration.
 *
 * Overwrites A and tau. Panels of columns are reduced one by one, which takes products of A with a vector for each, half of the work, and
 * applied to the rest of A by products of matrices. On a GPU context single and complex single run on the GPU, and nothing waits for the
 * host; double and complex double are computed on the CPU, on all threads. NaN and infinities in A arrive in H. Flops 10n^3/3 to leading
 * order for the whole matrix. Source: LAPACK xGEHRD, xLAHR2; G. Howell, J. Demmel, C. Fulton, S. Hammarling, K. Marmol, Cache efficient
 * bidiagonalization using BLAS 2.5 operators, ACM Trans. Math. Softw. 34 (2008).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 */
export declare const sgehrd: {
    (on: Context | Queue, args: GehrdArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Q H Q^H for a general n x n matrix A, column-major: H has zeros below its first subdiagonal, Q is orthogonal, of a complex
 * A unitary.
 *
 * Hessenberg form: the first step of QR iteration.
 *
 * Overwrites A and tau. Panels of columns are reduced one by one, which takes products of A with a vector for each, half of the work, and
 * applied to the rest of A by products of matrices. On a GPU context single and complex single run on the GPU, and nothing waits for the
 * host; double and complex double are computed on the CPU, on all threads. NaN and infinities in A arrive in H. Flops 10n^3/3 to leading
 * order for the whole matrix. Source: LAPACK xGEHRD, xLAHR2; G. Howell, J. Demmel, C. Fulton, S. Hammarling, K. Marmol, Cache efficient
 * bidiagonalization using BLAS 2.5 operators, ACM Trans. Math. Softw. 34 (2008).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 */
export declare const dgehrd: {
    (on: Context | Queue, args: GehrdArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Q H Q^H for a general n x n matrix A, column-major: H has zeros below its first subdiagonal, Q is orthogonal, of a complex
 * A unitary.
 *
 * Hessenberg form: the first step of QR iteration.
 *
 * Overwrites A and tau. Panels of columns are reduced one by one, which takes products of A with a vector for each, half of the work, and
 * applied to the rest of A by products of matrices. On a GPU context single and complex single run on the GPU, and nothing waits for the
 * host; double and complex double are computed on the CPU, on all threads. NaN and infinities in A arrive in H. Flops 10n^3/3 to leading
 * order for the whole matrix. Source: LAPACK xGEHRD, xLAHR2; G. Howell, J. Demmel, C. Fulton, S. Hammarling, K. Marmol, Cache efficient
 * bidiagonalization using BLAS 2.5 operators, ACM Trans. Math. Softw. 34 (2008).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 */
export declare const cgehrd: {
    (on: Context | Queue, args: GehrdArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Q H Q^H for a general n x n matrix A, column-major: H has zeros below its first subdiagonal, Q is orthogonal, of a complex
 * A unitary.
 *
 * Hessenberg form: the first step of QR iteration.
 *
 * Overwrites A and tau. Panels of columns are reduced one by one, which takes products of A with a vector for each, half of the work, and
 * applied to the rest of A by products of matrices. On a GPU context single and complex single run on the GPU, and nothing waits for the
 * host; double and complex double are computed on the CPU, on all threads. NaN and infinities in A arrive in H. Flops 10n^3/3 to leading
 * order for the whole matrix. Source: LAPACK xGEHRD, xLAHR2; G. Howell, J. Demmel, C. Fulton, S. Hammarling, K. Marmol, Cache efficient
 * bidiagonalization using BLAS 2.5 operators, ACM Trans. Math. Softw. 34 (2008).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 */
export declare const zgehrd: {
    (on: Context | Queue, args: GehrdArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
