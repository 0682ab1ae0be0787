import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of trevc3, by name. */
export interface Trevc3Args<P extends Prec> {
    /** 'b' (default): left and right eigenvectors; 'r': right ones; 'l': left ones. */
    side?: 'b' | 'r' | 'l';
    /** 'a' (default): those of T; 'b': VR := VR X and VL := VL X, with those of T as X. */
    howmny?: 'a' | 'b';
    n: number;
    /**
     * The Schur form, with blocks as gees leaves them. What lies below the first subdiagonal, of a complex T below the diagonal, is not
     * read.
     */
    T: Ptr<P>;
    /** At least the rows of T, and 1. */
    ldt: number;
    /** Out, n x n, with howmny 'b' in and out: left eigenvectors. Not needed with side 'r'. */
    VL?: Ptr<NoInfer<P>>;
    /** At least the rows of VL, and 1. */
    ldvl?: number;
    /** Out, n x n, with howmny 'b' in and out: right eigenvectors. Not needed with side 'l'. */
    VR?: Ptr<NoInfer<P>>;
    /** At least the rows of VR, and 1. */
    ldvr?: number;
}
/**
 * T x = w x and u^H T = w u^H for the n x n (quasi-)triangular T of a Schur form; all matrices are column-major.
 *
 * Eigenvectors of a Schur form, or of the matrix that it belongs to.
 *
 * Overwrites VR and VL as side says. Of a pair of complex eigenvalues of a real T, the real part of the vector is in one column and the
 * imaginary part in the next; it belongs to the eigenvalue with the positive imaginary part. The largest element of a vector has |re| +
 * |im| = 1. Vectors are found by substitution in blocks, without overflow, and multiplied back by products of matrices. Computed on the
 * CPU, on any context, in double for singles too. Flops n^3/3 for a side, 4n^3/3 with howmny 'b'. Source: LAPACK xTREVC3, of which the
 * vectors of chosen eigenvalues alone are not here.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: VR, ldvs: n, info });
 * await dtrevc3(ctx.queue, { side: 'r', howmny: 'b', n, T, ldt: n, VR, ldvr: n }); // of the matrix that T was made of
 */
export declare const trevc3: {
    <P extends Prec>(on: Context | Queue, args: Trevc3Args<P>, prec?: P): Promise<void>;
};
/**
 * T x = w x and u^H T = w u^H for the n x n (quasi-)triangular T of a Schur form; all matrices are column-major.
 *
 * Eigenvectors of a Schur form, or of the matrix that it belongs to.
 *
 * Overwrites VR and VL as side says. Of a pair of complex eigenvalues of a real T, the real part of the vector is in one column and the
 * imaginary part in the next; it belongs to the eigenvalue with the positive imaginary part. The largest element of a vector has |re| +
 * |im| = 1. Vectors are found by substitution in blocks, without overflow, and multiplied back by products of matrices. Computed on the
 * CPU, on any context, in double for singles too. Flops n^3/3 for a side, 4n^3/3 with howmny 'b'. Source: LAPACK xTREVC3, of which the
 * vectors of chosen eigenvalues alone are not here.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: VR, ldvs: n, info });
 * await dtrevc3(ctx.queue, { side: 'r', howmny: 'b', n, T, ldt: n, VR, ldvr: n }); // of the matrix that T was made of
 */
export declare const strevc3: {
    (on: Context | Queue, args: Trevc3Args<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * T x = w x and u^H T = w u^H for the n x n (quasi-)triangular T of a Schur form; all matrices are column-major.
 *
 * Eigenvectors of a Schur form, or of the matrix that it belongs to.
 *
 * Overwrites VR and VL as side says. Of a pair of complex eigenvalues of a real T, the real part of the vector is in one column and the
 * imaginary part in the next; it belongs to the eigenvalue with the positive imaginary part. The largest element of a vector has |re| +
 * |im| = 1. Vectors are found by substitution in blocks, without overflow, and multiplied back by products of matrices. Computed on the
 * CPU, on any context, in double for singles too. Flops n^3/3 for a side, 4n^3/3 with howmny 'b'. Source: LAPACK xTREVC3, of which the
 * vectors of chosen eigenvalues alone are not here.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: VR, ldvs: n, info });
 * await dtrevc3(ctx.queue, { side: 'r', howmny: 'b', n, T, ldt: n, VR, ldvr: n }); // of the matrix that T was made of
 */
export declare const dtrevc3: {
    (on: Context | Queue, args: Trevc3Args<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * T x = w x and u^H T = w u^H for the n x n (quasi-)triangular T of a Schur form; all matrices are column-major.
 *
 * Eigenvectors of a Schur form, or of the matrix that it belongs to.
 *
 * Overwrites VR and VL as side says. Of a pair of complex eigenvalues of a real T, the real part of the vector is in one column and the
 * imaginary part in the next; it belongs to the eigenvalue with the positive imaginary part. The largest element of a vector has |re| +
 * |im| = 1. Vectors are found by substitution in blocks, without overflow, and multiplied back by products of matrices. Computed on the
 * CPU, on any context, in double for singles too. Flops n^3/3 for a side, 4n^3/3 with howmny 'b'. Source: LAPACK xTREVC3, of which the
 * vectors of chosen eigenvalues alone are not here.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: VR, ldvs: n, info });
 * await dtrevc3(ctx.queue, { side: 'r', howmny: 'b', n, T, ldt: n, VR, ldvr: n }); // of the matrix that T was made of
 */
export declare const ctrevc3: {
    (on: Context | Queue, args: Trevc3Args<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * T x = w x and u^H T = w u^H for the n x n (quasi-)triangular T of a Schur form; all matrices are column-major.
 *
 * Eigenvectors of a Schur form, or of the matrix that it belongs to.
 *
 * Overwrites VR and VL as side says. Of a pair of complex eigenvalues of a real T, the real part of the vector is in one column and the
 * imaginary part in the next; it belongs to the eigenvalue with the positive imaginary part. The largest element of a vector has |re| +
 * |im| = 1. Vectors are found by substitution in blocks, without overflow, and multiplied back by products of matrices. Computed on the
 * CPU, on any context, in double for singles too. Flops n^3/3 for a side, 4n^3/3 with howmny 'b'. Source: LAPACK xTREVC3, of which the
 * vectors of chosen eigenvalues alone are not here.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: VR, ldvs: n, info });
 * await dtrevc3(ctx.queue, { side: 'r', howmny: 'b', n, T, ldt: n, VR, ldvr: n }); // of the matrix that T was made of
 */
export declare const ztrevc3: {
    (on: Context | Queue, args: Trevc3Args<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
