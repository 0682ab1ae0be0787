import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of syevr, by name. */
export interface SyevrArgs<P extends Prec> {
    /** 'v': values and vectors, the default; 'n': values alone. */
    jobz?: 'v' | 'n';
    /** Which eigenvalues: 'a' all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in ascending order, counted from 1. Default 'a'. */
    range?: 'a' | 'v' | 'i';
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    n: number;
    /** In: the triangle. Out: of no use; the other triangle as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** With range 'v'. Default 0. */
    vl?: number;
    /** With range 'v', greater than vl. Default 0. */
    vu?: number;
    /** With range 'i', in 1..n; 1 if n = 0. Default 1. */
    il?: number;
    /** With range 'i', in il..n; 0 if n = 0. Default 0. */
    iu?: number;
    /**
     * Width of the intervals that bisection ends with. Default, and 0 or less: eps ||T||, eps = 2^-52 (2^-23); only then all values and
     * vectors are computed without bisection.
     */
    abstol?: number;
    /** Out, one integer: how many values have been found. */
    m: Ptr<'i'>;
    /** n real elements, or iu - il + 1 with range 'i'. Out: the values, m of them, in ascending order. */
    W: Ptr<RealOf<P>>;
    /** n x n, or n x (iu - il + 1) with range 'i'. Out: the vectors, column i that of W(i). Not needed with jobz 'n'. */
    Z?: Ptr<NoInfer<P>>;
    /** At least the rows of Z, and 1. */
    ldz?: number;
    /**
     * Two integers for each column of Z. Out: the vector is zero in front of the first of these elements, counted from 1, and behind the
     * second. Not needed with jobz 'n'.
     */
    isuppz?: Ptr<'i'>;
    /** Out, one integer. 0: done. 1 .. n: so many vectors have not converged. n with m = 0: A has a NaN or an infinity; W and Z are NaN. */
    info: Ptr<'i'>;
    /** On the GPU: 'one' reduces A at once, 'two' by way of a band; 'auto' (default) as syevd does, up to n/4 vectors as none. */
    stages?: 'auto' | 'one' | 'two';
}
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix, all of them by divide and conquer.
 *
 * Overwrites A, m, W, Z, isuppz and info. As syevx, but where all vectors are asked for they come from divide and conquer, as in syevd.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops to leading order:
 * 4n^3/3, and with vectors at most 10n^3/3 more where all are asked for, else 2n^2 for each and what syevx says; of complex numbers, whose
 * tridiagonal form is real, about four times that. Source: LAPACK xSYEVR, xHEEVR, xSYTRD, xSTEBZ, xSTEIN, xSTEDC. LAPACK finds vectors by
 * relatively robust representations (xSTEMR), which this does not have.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, isuppz, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2 * n), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * await dsyevr(ctx.queue, { range: 'v', uplo: 'l', n, A, lda: n, vl: 0, vu: 10, m, W, Z, ldz: n, isuppz, info });
 * const [count] = await ctx.download(m); // eigenvalues in (0, 10]
 */
export declare const syevr: {
    <P extends Prec>(on: Context | Queue, args: SyevrArgs<P>, prec?: P): Promise<void>;
};
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix, all of them by divide and conquer.
 *
 * Overwrites A, m, W, Z, isuppz and info. As syevx, but where all vectors are asked for they come from divide and conquer, as in syevd.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops to leading order:
 * 4n^3/3, and with vectors at most 10n^3/3 more where all are asked for, else 2n^2 for each and what syevx says; of complex numbers, whose
 * tridiagonal form is real, about four times that. Source: LAPACK xSYEVR, xHEEVR, xSYTRD, xSTEBZ, xSTEIN, xSTEDC. LAPACK finds vectors by
 * relatively robust representations (xSTEMR), which this does not have.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, isuppz, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2 * n), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * await dsyevr(ctx.queue, { range: 'v', uplo: 'l', n, A, lda: n, vl: 0, vu: 10, m, W, Z, ldz: n, isuppz, info });
 * const [count] = await ctx.download(m); // eigenvalues in (0, 10]
 */
export declare const ssyevr: {
    (on: Context | Queue, args: SyevrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix, all of them by divide and conquer.
 *
 * Overwrites A, m, W, Z, isuppz and info. As syevx, but where all vectors are asked for they come from divide and conquer, as in syevd.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops to leading order:
 * 4n^3/3, and with vectors at most 10n^3/3 more where all are asked for, else 2n^2 for each and what syevx says; of complex numbers, whose
 * tridiagonal form is real, about four times that. Source: LAPACK xSYEVR, xHEEVR, xSYTRD, xSTEBZ, xSTEIN, xSTEDC. LAPACK finds vectors by
 * relatively robust representations (xSTEMR), which this does not have.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, isuppz, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2 * n), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * await dsyevr(ctx.queue, { range: 'v', uplo: 'l', n, A, lda: n, vl: 0, vu: 10, m, W, Z, ldz: n, isuppz, info });
 * const [count] = await ctx.download(m); // eigenvalues in (0, 10]
 */
export declare const dsyevr: {
    (on: Context | Queue, args: SyevrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix, all of them by divide and conquer.
 *
 * Overwrites A, m, W, Z, isuppz and info. As syevx, but where all vectors are asked for they come from divide and conquer, as in syevd.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops to leading order:
 * 4n^3/3, and with vectors at most 10n^3/3 more where all are asked for, else 2n^2 for each and what syevx says; of complex numbers, whose
 * tridiagonal form is real, about four times that. Source: LAPACK xSYEVR, xHEEVR, xSYTRD, xSTEBZ, xSTEIN, xSTEDC. LAPACK finds vectors by
 * relatively robust representations (xSTEMR), which this does not have.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, isuppz, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2 * n), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * await dsyevr(ctx.queue, { range: 'v', uplo: 'l', n, A, lda: n, vl: 0, vu: 10, m, W, Z, ldz: n, isuppz, info });
 * const [count] = await ctx.download(m); // eigenvalues in (0, 10]
 */
export declare const cheevr: {
    (on: Context | Queue, args: SyevrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix, all of them by divide and conquer.
 *
 * Overwrites A, m, W, Z, isuppz and info. As syevx, but where all vectors are asked for they come from divide and conquer, as in syevd.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops to leading order:
 * 4n^3/3, and with vectors at most 10n^3/3 more where all are asked for, else 2n^2 for each and what syevx says; of complex numbers, whose
 * tridiagonal form is real, about four times that. Source: LAPACK xSYEVR, xHEEVR, xSYTRD, xSTEBZ, xSTEIN, xSTEDC. LAPACK finds vectors by
 * relatively robust representations (xSTEMR), which this does not have.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, isuppz, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2 * n), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * await dsyevr(ctx.queue, { range: 'v', uplo: 'l', n, A, lda: n, vl: 0, vu: 10, m, W, Z, ldz: n, isuppz, info });
 * const [count] = await ctx.download(m); // eigenvalues in (0, 10]
 */
export declare const zheevr: {
    (on: Context | Queue, args: SyevrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
