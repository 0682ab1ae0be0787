import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sygvd, by name. */
export interface SygvdArgs<P extends Prec> {
    itype: number;
    /** 'n': values alone. 'v' (default): vectors too. */
    jobz?: 'n' | 'v';
    /** Which triangles of A and B are stored, 'l' or 'u'. The other ones are not read. */
    uplo: Uplo;
    n: number;
    /** In: the triangle. Out with 'v': the vectors, column i that of W(i). Out with 'n': the triangle is lost, the other one as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the triangle. Out: that of the Cholesky factor; the other one as it was. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, n real elements: the eigenvalues, in ascending order. */
    W: Ptr<RealOf<P>>;
    /**
     * Out, one integer. 0: done. 1 .. n - 1: iteration has not converged, so many off-diagonal elements are left. n: A or B has a NaN or
     * an infinity, or numbers have left the range; W, and the vectors asked for, are NaN. n + i: the leading minor of order i of B is not
     * positive; A and W are as they were.
     */
    info: Ptr<'i'>;
}
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by divide and conquer.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * On a GPU context single and complex single run on the GPU from order 97 on; double and complex double on the CPU. On the GPU what potrf
 * says of B is read back first, and the tridiagonal matrix later for vectors. Flops as syevd and 4n^3/3 more for W alone, 7n^3/3 with
 * vectors, four times that of complex numbers. Source: LAPACK xSYGVD, xHEGVD, xSYGST, xSYEVD. Unlike there matrices with NaN are found at
 * once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygvd(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const sygvd: {
    <P extends Prec>(on: Context | Queue, args: SygvdArgs<P>, prec?: P): Promise<void>;
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by divide and conquer.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * On a GPU context single and complex single run on the GPU from order 97 on; double and complex double on the CPU. On the GPU what potrf
 * says of B is read back first, and the tridiagonal matrix later for vectors. Flops as syevd and 4n^3/3 more for W alone, 7n^3/3 with
 * vectors, four times that of complex numbers. Source: LAPACK xSYGVD, xHEGVD, xSYGST, xSYEVD. Unlike there matrices with NaN are found at
 * once.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygvd(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const ssygvd: {
    (on: Context | Queue, args: SygvdArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by divide and conquer.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * On a GPU context single and complex single run on the GPU from order 97 on; double and complex double on the CPU. On the GPU what potrf
 * says of B is read back first, and the tridiagonal matrix later for vectors. Flops as syevd and 4n^3/3 more for W alone, 7n^3/3 with
 * vectors, four times that of complex numbers. Source: LAPACK xSYGVD, xHEGVD, xSYGST, xSYEVD. Unlike there matrices with NaN are found at
 * once.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygvd(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const dsygvd: {
    (on: Context | Queue, args: SygvdArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by divide and conquer.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * On a GPU context single and complex single run on the GPU from order 97 on; double and complex double on the CPU. On the GPU what potrf
 * says of B is read back first, and the tridiagonal matrix later for vectors. Flops as syevd and 4n^3/3 more for W alone, 7n^3/3 with
 * vectors, four times that of complex numbers. Source: LAPACK xSYGVD, xHEGVD, xSYGST, xSYEVD. Unlike there matrices with NaN are found at
 * once.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygvd(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const chegvd: {
    (on: Context | Queue, args: SygvdArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by divide and conquer.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * On a GPU context single and complex single run on the GPU from order 97 on; double and complex double on the CPU. On the GPU what potrf
 * says of B is read back first, and the tridiagonal matrix later for vectors. Flops as syevd and 4n^3/3 more for W alone, 7n^3/3 with
 * vectors, four times that of complex numbers. Source: LAPACK xSYGVD, xHEGVD, xSYGST, xSYEVD. Unlike there matrices with NaN are found at
 * once.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygvd(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const zhegvd: {
    (on: Context | Queue, args: SygvdArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
