import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of syevx, by name. */
export interface SyevxArgs<P extends Prec> {
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
     * As many integers as Z has columns. Out: the indices, from 1, of vectors that have not converged, then zeros. Not needed with jobz
     * 'n'.
     */
    ifail?: Ptr<'i'>;
    /**
     * Out, one integer. 0: done. 1 .. n: so many vectors have not converged; ifail says which. n with m = 0: A has a NaN or an infinity; W
     * and Z are NaN.
     */
    info: Ptr<'i'>;
    /** On the GPU: 'one' reduces A at once, 'two' by way of a band; 'auto' (default) as syevd does, up to n/4 vectors as none. */
    stages?: 'auto' | 'one' | 'two';
}
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix: all, those in an interval, or those with given indices.
 *
 * Overwrites A, m, W, Z, ifail and info. A is brought to tridiagonal form by reflections; bisection finds the values, inverse iteration the
 * vectors, to which the reflections are applied: of what is not asked for nothing is computed. Where all are asked for, QL iteration finds
 * them. Of a Hermitian A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's.
 *
 * On a GPU context single and complex single run on the GPU, from order 97 on and without abstol; double and complex double on the CPU. On
 * the GPU bisection finds values alone. The tridiagonal matrix is read back for vectors: up to n/64 of them inverse iteration finds on the
 * host, more divide and conquer on the GPU. Flops to leading order: 4n^3/3, 2n^2 for each vector, four times that of complex numbers, and
 * bisection and inverse iteration in multiples of n. Vectors of k values closer than 10^-3 ||A|| to their neighbours take 12n k^2 more;
 * syevr is for many of those. Source: LAPACK xSYEVX, xHEEVX, xSYTRD, xSTEBZ, xSTEIN. Unlike there A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * n)];
 * await dsyevx(ctx.queue, { range: 'i', uplo: 'l', n, A, lda: n, il: 1, iu: 2, m, W, Z, ldz: n, ifail, info }); // the two lowest, n >= 2
 * const [lowest, next] = await ctx.download(W);
 */
export declare const syevx: {
    <P extends Prec>(on: Context | Queue, args: SyevxArgs<P>, prec?: P): Promise<void>;
};
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix: all, those in an interval, or those with given indices.
 *
 * Overwrites A, m, W, Z, ifail and info. A is brought to tridiagonal form by reflections; bisection finds the values, inverse iteration the
 * vectors, to which the reflections are applied: of what is not asked for nothing is computed. Where all are asked for, QL iteration finds
 * them. Of a Hermitian A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's.
 *
 * On a GPU context single and complex single run on the GPU, from order 97 on and without abstol; double and complex double on the CPU. On
 * the GPU bisection finds values alone. The tridiagonal matrix is read back for vectors: up to n/64 of them inverse iteration finds on the
 * host, more divide and conquer on the GPU. Flops to leading order: 4n^3/3, 2n^2 for each vector, four times that of complex numbers, and
 * bisection and inverse iteration in multiples of n. Vectors of k values closer than 10^-3 ||A|| to their neighbours take 12n k^2 more;
 * syevr is for many of those. Source: LAPACK xSYEVX, xHEEVX, xSYTRD, xSTEBZ, xSTEIN. Unlike there A with NaN is found at once.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * n)];
 * await dsyevx(ctx.queue, { range: 'i', uplo: 'l', n, A, lda: n, il: 1, iu: 2, m, W, Z, ldz: n, ifail, info }); // the two lowest, n >= 2
 * const [lowest, next] = await ctx.download(W);
 */
export declare const ssyevx: {
    (on: Context | Queue, args: SyevxArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix: all, those in an interval, or those with given indices.
 *
 * Overwrites A, m, W, Z, ifail and info. A is brought to tridiagonal form by reflections; bisection finds the values, inverse iteration the
 * vectors, to which the reflections are applied: of what is not asked for nothing is computed. Where all are asked for, QL iteration finds
 * them. Of a Hermitian A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's.
 *
 * On a GPU context single and complex single run on the GPU, from order 97 on and without abstol; double and complex double on the CPU. On
 * the GPU bisection finds values alone. The tridiagonal matrix is read back for vectors: up to n/64 of them inverse iteration finds on the
 * host, more divide and conquer on the GPU. Flops to leading order: 4n^3/3, 2n^2 for each vector, four times that of complex numbers, and
 * bisection and inverse iteration in multiples of n. Vectors of k values closer than 10^-3 ||A|| to their neighbours take 12n k^2 more;
 * syevr is for many of those. Source: LAPACK xSYEVX, xHEEVX, xSYTRD, xSTEBZ, xSTEIN. Unlike there A with NaN is found at once.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * n)];
 * await dsyevx(ctx.queue, { range: 'i', uplo: 'l', n, A, lda: n, il: 1, iu: 2, m, W, Z, ldz: n, ifail, info }); // the two lowest, n >= 2
 * const [lowest, next] = await ctx.download(W);
 */
export declare const dsyevx: {
    (on: Context | Queue, args: SyevxArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix: all, those in an interval, or those with given indices.
 *
 * Overwrites A, m, W, Z, ifail and info. A is brought to tridiagonal form by reflections; bisection finds the values, inverse iteration the
 * vectors, to which the reflections are applied: of what is not asked for nothing is computed. Where all are asked for, QL iteration finds
 * them. Of a Hermitian A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's.
 *
 * On a GPU context single and complex single run on the GPU, from order 97 on and without abstol; double and complex double on the CPU. On
 * the GPU bisection finds values alone. The tridiagonal matrix is read back for vectors: up to n/64 of them inverse iteration finds on the
 * host, more divide and conquer on the GPU. Flops to leading order: 4n^3/3, 2n^2 for each vector, four times that of complex numbers, and
 * bisection and inverse iteration in multiples of n. Vectors of k values closer than 10^-3 ||A|| to their neighbours take 12n k^2 more;
 * syevr is for many of those. Source: LAPACK xSYEVX, xHEEVX, xSYTRD, xSTEBZ, xSTEIN. Unlike there A with NaN is found at once.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * n)];
 * await dsyevx(ctx.queue, { range: 'i', uplo: 'l', n, A, lda: n, il: 1, iu: 2, m, W, Z, ldz: n, ifail, info }); // the two lowest, n >= 2
 * const [lowest, next] = await ctx.download(W);
 */
export declare const cheevx: {
    (on: Context | Queue, args: SyevxArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix: all, those in an interval, or those with given indices.
 *
 * Overwrites A, m, W, Z, ifail and info. A is brought to tridiagonal form by reflections; bisection finds the values, inverse iteration the
 * vectors, to which the reflections are applied: of what is not asked for nothing is computed. Where all are asked for, QL iteration finds
 * them. Of a Hermitian A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's.
 *
 * On a GPU context single and complex single run on the GPU, from order 97 on and without abstol; double and complex double on the CPU. On
 * the GPU bisection finds values alone. The tridiagonal matrix is read back for vectors: up to n/64 of them inverse iteration finds on the
 * host, more divide and conquer on the GPU. Flops to leading order: 4n^3/3, 2n^2 for each vector, four times that of complex numbers, and
 * bisection and inverse iteration in multiples of n. Vectors of k values closer than 10^-3 ||A|| to their neighbours take 12n k^2 more;
 * syevr is for many of those. Source: LAPACK xSYEVX, xHEEVX, xSYTRD, xSTEBZ, xSTEIN. Unlike there A with NaN is found at once.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * n)];
 * await dsyevx(ctx.queue, { range: 'i', uplo: 'l', n, A, lda: n, il: 1, iu: 2, m, W, Z, ldz: n, ifail, info }); // the two lowest, n >= 2
 * const [lowest, next] = await ctx.download(W);
 */
export declare const zheevx: {
    (on: Context | Queue, args: SyevxArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
