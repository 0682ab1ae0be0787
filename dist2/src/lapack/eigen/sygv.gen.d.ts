import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sygv, by name. */
export interface SygvArgs<P extends Prec> {
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
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by QL iteration.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syev solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * Computed on the CPU, on any context; sygvd uses a GPU. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, four times that of
 * complex numbers. Source: LAPACK xSYGV, xHEGV, xSYGST, xSYEV. Unlike there matrices with NaN are found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygv(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const sygv: {
    <P extends Prec>(on: Context | Queue, args: SygvArgs<P>, prec?: P): Promise<void>;
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by QL iteration.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syev solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * Computed on the CPU, on any context; sygvd uses a GPU. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, four times that of
 * complex numbers. Source: LAPACK xSYGV, xHEGV, xSYGST, xSYEV. Unlike there matrices with NaN are found at once.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygv(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const ssygv: {
    (on: Context | Queue, args: SygvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by QL iteration.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syev solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * Computed on the CPU, on any context; sygvd uses a GPU. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, four times that of
 * complex numbers. Source: LAPACK xSYGV, xHEGV, xSYGST, xSYEV. Unlike there matrices with NaN are found at once.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygv(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const dsygv: {
    (on: Context | Queue, args: SygvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by QL iteration.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syev solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * Computed on the CPU, on any context; sygvd uses a GPU. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, four times that of
 * complex numbers. Source: LAPACK xSYGV, xHEGV, xSYGST, xSYEV. Unlike there matrices with NaN are found at once.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygv(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const chegv: {
    (on: Context | Queue, args: SygvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by QL iteration.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syev solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * Computed on the CPU, on any context; sygvd uses a GPU. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, four times that of
 * complex numbers. Source: LAPACK xSYGV, xHEGV, xSYGST, xSYEV. Unlike there matrices with NaN are found at once.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygv(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const zhegv: {
    (on: Context | Queue, args: SygvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
