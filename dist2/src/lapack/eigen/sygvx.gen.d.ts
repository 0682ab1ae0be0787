import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sygvx, by name. */
export interface SygvxArgs<P extends Prec> {
    itype: number;
    /** 'v': values and vectors, the default; 'n': values alone. */
    jobz?: 'v' | 'n';
    /** Which eigenvalues: 'a' all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in ascending order, counted from 1. Default 'a'. */
    range?: 'a' | 'v' | 'i';
    /** Which triangles of A and B are stored, 'l' or 'u'. The other ones are not read. */
    uplo: Uplo;
    n: number;
    /** In: the triangle. Out: of no use; the other triangle as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In: the triangle. Out: that of the Cholesky factor; the other one as it was. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** With range 'v'. Default 0. */
    vl?: number;
    /** With range 'v', greater than vl. Default 0. */
    vu?: number;
    /** With range 'i', in 1..n; 1 if n = 0. Default 1. */
    il?: number;
    /** With range 'i', in il..n; 0 if n = 0. Default 0. */
    iu?: number;
    /** As of syevx. Default 0. */
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
     * Out, one integer. 0: done. 1 .. n: so many vectors have not converged; ifail says which. n with m = 0: A or B has a NaN or an
     * infinity, or numbers have left the range; W and Z are NaN. n + i: the leading minor of order i of B is not positive; m is 0.
     */
    info: Ptr<'i'>;
}
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) for chosen eigenvalues; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: all eigenvalues and vectors, those in an interval, or those with given indices.
 *
 * Overwrites A, B, m, W, Z, ifail and info. As sygv, with syevx for the standard problem: of what is not asked for nothing is computed.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops as syevx, 4n^3/3
 * more, and n^2 for each vector, four times that of complex numbers. Source: LAPACK xSYGVX, xHEGVX, xSYGST, xSYEVX. Unlike there matrices
 * with NaN are found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const one = { range: 'i', il: 1, iu: 1 } as const; // the least
 * await dsygvx(ctx.queue, { itype: 1, ...one, uplo: 'l', n, A, lda: n, B, ldb: n, m, W, Z, ldz: n, ifail, info });
 */
export declare const sygvx: {
    <P extends Prec>(on: Context | Queue, args: SygvxArgs<P>, prec?: P): Promise<void>;
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) for chosen eigenvalues; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: all eigenvalues and vectors, those in an interval, or those with given indices.
 *
 * Overwrites A, B, m, W, Z, ifail and info. As sygv, with syevx for the standard problem: of what is not asked for nothing is computed.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops as syevx, 4n^3/3
 * more, and n^2 for each vector, four times that of complex numbers. Source: LAPACK xSYGVX, xHEGVX, xSYGST, xSYEVX. Unlike there matrices
 * with NaN are found at once.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const one = { range: 'i', il: 1, iu: 1 } as const; // the least
 * await dsygvx(ctx.queue, { itype: 1, ...one, uplo: 'l', n, A, lda: n, B, ldb: n, m, W, Z, ldz: n, ifail, info });
 */
export declare const ssygvx: {
    (on: Context | Queue, args: SygvxArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) for chosen eigenvalues; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: all eigenvalues and vectors, those in an interval, or those with given indices.
 *
 * Overwrites A, B, m, W, Z, ifail and info. As sygv, with syevx for the standard problem: of what is not asked for nothing is computed.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops as syevx, 4n^3/3
 * more, and n^2 for each vector, four times that of complex numbers. Source: LAPACK xSYGVX, xHEGVX, xSYGST, xSYEVX. Unlike there matrices
 * with NaN are found at once.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const one = { range: 'i', il: 1, iu: 1 } as const; // the least
 * await dsygvx(ctx.queue, { itype: 1, ...one, uplo: 'l', n, A, lda: n, B, ldb: n, m, W, Z, ldz: n, ifail, info });
 */
export declare const dsygvx: {
    (on: Context | Queue, args: SygvxArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) for chosen eigenvalues; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: all eigenvalues and vectors, those in an interval, or those with given indices.
 *
 * Overwrites A, B, m, W, Z, ifail and info. As sygv, with syevx for the standard problem: of what is not asked for nothing is computed.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops as syevx, 4n^3/3
 * more, and n^2 for each vector, four times that of complex numbers. Source: LAPACK xSYGVX, xHEGVX, xSYGST, xSYEVX. Unlike there matrices
 * with NaN are found at once.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const one = { range: 'i', il: 1, iu: 1 } as const; // the least
 * await dsygvx(ctx.queue, { itype: 1, ...one, uplo: 'l', n, A, lda: n, B, ldb: n, m, W, Z, ldz: n, ifail, info });
 */
export declare const chegvx: {
    (on: Context | Queue, args: SygvxArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) for chosen eigenvalues; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: all eigenvalues and vectors, those in an interval, or those with given indices.
 *
 * Overwrites A, B, m, W, Z, ifail and info. As sygv, with syevx for the standard problem: of what is not asked for nothing is computed.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops as syevx, 4n^3/3
 * more, and n^2 for each vector, four times that of complex numbers. Source: LAPACK xSYGVX, xHEGVX, xSYGST, xSYEVX. Unlike there matrices
 * with NaN are found at once.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const one = { range: 'i', il: 1, iu: 1 } as const; // the least
 * await dsygvx(ctx.queue, { itype: 1, ...one, uplo: 'l', n, A, lda: n, B, ldb: n, m, W, Z, ldz: n, ifail, info });
 */
export declare const zhegvx: {
    (on: Context | Queue, args: SygvxArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
