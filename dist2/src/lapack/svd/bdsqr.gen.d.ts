import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of bdsqr, by name. */
export interface BdsqrArgs<P extends Prec> {
    /** 'u': B is upper bidiagonal. 'l': lower. */
    uplo: Uplo;
    n: number;
    /** Columns of V^H; default 0. */
    ncvt?: number;
    /** Rows of U; default 0. */
    nru?: number;
    /** n real numbers. In: the diagonal of B. Out: the singular values, none negative, the largest first. */
    D: Ptr<RealOf<P>>;
    /** n - 1 real numbers. In: what is above the diagonal, or below it. Out: zero, unless info says otherwise. */
    E: Ptr<RealOf<P>>;
    /** In and out, n x ncvt: V^H. Not needed where ncvt is 0. */
    VT?: Ptr<P>;
    /** At least the rows of VT, and 1. */
    ldvt?: number;
    /** In and out, nru x n. Not needed where nru is 0. */
    U?: Ptr<NoInfer<P>>;
    /** At least the rows of U, and 1. */
    ldu?: number;
    /**
     * Out, one integer. 0: done. 1 .. n - 1: the iteration has not converged, so many elements of E are left; D and E are a bidiagonal
     * matrix that the vectors belong to. n: B has a NaN or an infinity; D, U and V^H are NaN.
     */
    info: Ptr<'i'>;
}
/**
 * B = Q S P^T, B bidiagonal of order n, S diagonal; U := U Q, V^H := P^T V^H. Matrices are column-major.
 *
 * Singular values of a bidiagonal matrix by QR iteration, and its vectors multiplied by what brought a matrix to that form.
 *
 * B is real whatever U and V are, and so are Q and P. Overwrites D, E, U, V^H and info. Steps have a shift unless it would cost small
 * singular values their accuracy: all of them come out to about as many digits as B's elements have. The iteration runs in double for
 * singles too; its rotations are applied to the vectors many at a time, on all threads.
 *
 * Computed on the CPU, on any context. Flops about 6n^2 (nru + ncvt), which depends on the numbers. Source: LAPACK xBDSQR; J. Demmel, W.
 * Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no third matrix is
 * multiplied.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * B.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * const info = ctx.alloc('i', 1);
 * await dbdsqr(ctx.queue, { uplo: 'u', n, D, E, info }); // D: the singular values of A
 */
export declare const bdsqr: {
    <P extends Prec>(on: Context | Queue, args: BdsqrArgs<P>, prec?: P): Promise<void>;
};
/**
 * B = Q S P^T, B bidiagonal of order n, S diagonal; U := U Q, V^H := P^T V^H. Matrices are column-major.
 *
 * Singular values of a bidiagonal matrix by QR iteration, and its vectors multiplied by what brought a matrix to that form.
 *
 * B is real whatever U and V are, and so are Q and P. Overwrites D, E, U, V^H and info. Steps have a shift unless it would cost small
 * singular values their accuracy: all of them come out to about as many digits as B's elements have. The iteration runs in double for
 * singles too; its rotations are applied to the vectors many at a time, on all threads.
 *
 * Computed on the CPU, on any context. Flops about 6n^2 (nru + ncvt), which depends on the numbers. Source: LAPACK xBDSQR; J. Demmel, W.
 * Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no third matrix is
 * multiplied.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * B.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * const info = ctx.alloc('i', 1);
 * await dbdsqr(ctx.queue, { uplo: 'u', n, D, E, info }); // D: the singular values of A
 */
export declare const sbdsqr: {
    (on: Context | Queue, args: BdsqrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B = Q S P^T, B bidiagonal of order n, S diagonal; U := U Q, V^H := P^T V^H. Matrices are column-major.
 *
 * Singular values of a bidiagonal matrix by QR iteration, and its vectors multiplied by what brought a matrix to that form.
 *
 * B is real whatever U and V are, and so are Q and P. Overwrites D, E, U, V^H and info. Steps have a shift unless it would cost small
 * singular values their accuracy: all of them come out to about as many digits as B's elements have. The iteration runs in double for
 * singles too; its rotations are applied to the vectors many at a time, on all threads.
 *
 * Computed on the CPU, on any context. Flops about 6n^2 (nru + ncvt), which depends on the numbers. Source: LAPACK xBDSQR; J. Demmel, W.
 * Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no third matrix is
 * multiplied.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * B.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * const info = ctx.alloc('i', 1);
 * await dbdsqr(ctx.queue, { uplo: 'u', n, D, E, info }); // D: the singular values of A
 */
export declare const dbdsqr: {
    (on: Context | Queue, args: BdsqrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B = Q S P^T, B bidiagonal of order n, S diagonal; U := U Q, V^H := P^T V^H. Matrices are column-major.
 *
 * Singular values of a bidiagonal matrix by QR iteration, and its vectors multiplied by what brought a matrix to that form.
 *
 * B is real whatever U and V are, and so are Q and P. Overwrites D, E, U, V^H and info. Steps have a shift unless it would cost small
 * singular values their accuracy: all of them come out to about as many digits as B's elements have. The iteration runs in double for
 * singles too; its rotations are applied to the vectors many at a time, on all threads.
 *
 * Computed on the CPU, on any context. Flops about 6n^2 (nru + ncvt), which depends on the numbers. Source: LAPACK xBDSQR; J. Demmel, W.
 * Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no third matrix is
 * multiplied.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * B.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * const info = ctx.alloc('i', 1);
 * await dbdsqr(ctx.queue, { uplo: 'u', n, D, E, info }); // D: the singular values of A
 */
export declare const cbdsqr: {
    (on: Context | Queue, args: BdsqrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B = Q S P^T, B bidiagonal of order n, S diagonal; U := U Q, V^H := P^T V^H. Matrices are column-major.
 *
 * Singular values of a bidiagonal matrix by QR iteration, and its vectors multiplied by what brought a matrix to that form.
 *
 * B is real whatever U and V are, and so are Q and P. Overwrites D, E, U, V^H and info. Steps have a shift unless it would cost small
 * singular values their accuracy: all of them come out to about as many digits as B's elements have. The iteration runs in double for
 * singles too; its rotations are applied to the vectors many at a time, on all threads.
 *
 * Computed on the CPU, on any context. Flops about 6n^2 (nru + ncvt), which depends on the numbers. Source: LAPACK xBDSQR; J. Demmel, W.
 * Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no third matrix is
 * multiplied.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * B.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * const info = ctx.alloc('i', 1);
 * await dbdsqr(ctx.queue, { uplo: 'u', n, D, E, info }); // D: the singular values of A
 */
export declare const zbdsqr: {
    (on: Context | Queue, args: BdsqrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
