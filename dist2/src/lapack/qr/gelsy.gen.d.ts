import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gelsy, by name. */
export interface GelsyArgs<P extends Prec> {
    m: number;
    n: number;
    nrhs: number;
    /** In: A. Out: its QR factorization with column pivoting as geqp3 leaves it, R that of A itself; as it was if info = 1. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** max(m, n) x nrhs. In: the right-hand sides in the first m rows. Out: X in the first n rows; what is below is of no use. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /**
     * n integers. In: columns whose entry is not 0 come first, in their order, the first min(m, n) of them; the others are free. Out:
     * column i of A P was column jpvt(i) of A, counted from 1. May be left out: all columns are free.
     */
    jpvt?: Ptr<'i'>;
    /**
     * The rank is the order of the largest leading triangle of R whose estimated condition number is at most 1 / rcond. Default, and any
     * negative number: eps max(m, n), eps = 2^-23 (2^-52).
     */
    rcond?: number;
    /** Out, one integer: the rank that was found. */
    rank: Ptr<'i'>;
    /** Out, nrhs elements: the sums of squares ||b - A x||_2^2. May be left out. */
    rss?: Ptr<RealOf<P>>;
    /** Out, one integer. 0: solved. 1: A has a NaN or an infinity; the rank is then 0, X, rss NaN, and nothing is factored. */
    info: Ptr<'i'>;
    /**
     * Columns of a block of the factorizations and of the products with Q and Z; 0 (default) leaves it to the routine. On the CPU, and
     * with pivoting, at most 32 are used.
     */
    nb?: number;
}
/**
 * min ||B - A X||_2 column by column, and of all such X the one with the least norm; A is m x n of any rank; all matrices are
 * column-major.
 *
 * Least squares of any rank: the solution of least norm, by QR factorization with column pivoting.
 *
 * Overwrites A, B, rank, info, and what is given of jpvt and rss. A is factored also when there is no right-hand side. With A P = Q [R11
 * R12; 0 R22], R11 of the rank's order and R22 negligible, X = P Z [S^-H (Q^H B)_1; 0] where [R11 R12]^H = Z [S; 0] is a second QR
 * factorization, done in workspace if the rank is less than n. LAPACK's xGELSY does the same in place, and leaves T11 = S^H where here R
 * stays. Elements so large or small that their squares leave the range are scaled by powers of two on the way. NaN in B passes through to
 * X.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU, or, where they live on the GPU (createContext), there. On
 * the GPU the largest magnitudes and then the triangle of R are read back, for the rank is decided on the host; calls made later wait for
 * this one. Workspace is n min(m, n) elements. Flops as gels; for a rank r < n a further 2 r^2 (n - r/3); of complex numbers four times as
 * many. Source: LAPACK xGELSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for.
 * @example
 * const [rank, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgelsy(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: Math.max(m, n), rank, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const gelsy: {
    <P extends Prec>(on: Context | Queue, args: GelsyArgs<P>, prec?: P): Promise<void>;
};
/**
 * min ||B - A X||_2 column by column, and of all such X the one with the least norm; A is m x n of any rank; all matrices are
 * column-major.
 *
 * Least squares of any rank: the solution of least norm, by QR factorization with column pivoting.
 *
 * Overwrites A, B, rank, info, and what is given of jpvt and rss. A is factored also when there is no right-hand side. With A P = Q [R11
 * R12; 0 R22], R11 of the rank's order and R22 negligible, X = P Z [S^-H (Q^H B)_1; 0] where [R11 R12]^H = Z [S; 0] is a second QR
 * factorization, done in workspace if the rank is less than n. LAPACK's xGELSY does the same in place, and leaves T11 = S^H where here R
 * stays. Elements so large or small that their squares leave the range are scaled by powers of two on the way. NaN in B passes through to
 * X.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU, or, where they live on the GPU (createContext), there. On
 * the GPU the largest magnitudes and then the triangle of R are read back, for the rank is decided on the host; calls made later wait for
 * this one. Workspace is n min(m, n) elements. Flops as gels; for a rank r < n a further 2 r^2 (n - r/3); of complex numbers four times as
 * many. Source: LAPACK xGELSY.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for.
 * @example
 * const [rank, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgelsy(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: Math.max(m, n), rank, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const sgelsy: {
    (on: Context | Queue, args: GelsyArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * min ||B - A X||_2 column by column, and of all such X the one with the least norm; A is m x n of any rank; all matrices are
 * column-major.
 *
 * Least squares of any rank: the solution of least norm, by QR factorization with column pivoting.
 *
 * Overwrites A, B, rank, info, and what is given of jpvt and rss. A is factored also when there is no right-hand side. With A P = Q [R11
 * R12; 0 R22], R11 of the rank's order and R22 negligible, X = P Z [S^-H (Q^H B)_1; 0] where [R11 R12]^H = Z [S; 0] is a second QR
 * factorization, done in workspace if the rank is less than n. LAPACK's xGELSY does the same in place, and leaves T11 = S^H where here R
 * stays. Elements so large or small that their squares leave the range are scaled by powers of two on the way. NaN in B passes through to
 * X.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU, or, where they live on the GPU (createContext), there. On
 * the GPU the largest magnitudes and then the triangle of R are read back, for the rank is decided on the host; calls made later wait for
 * this one. Workspace is n min(m, n) elements. Flops as gels; for a rank r < n a further 2 r^2 (n - r/3); of complex numbers four times as
 * many. Source: LAPACK xGELSY.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for.
 * @example
 * const [rank, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgelsy(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: Math.max(m, n), rank, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const dgelsy: {
    (on: Context | Queue, args: GelsyArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * min ||B - A X||_2 column by column, and of all such X the one with the least norm; A is m x n of any rank; all matrices are
 * column-major.
 *
 * Least squares of any rank: the solution of least norm, by QR factorization with column pivoting.
 *
 * Overwrites A, B, rank, info, and what is given of jpvt and rss. A is factored also when there is no right-hand side. With A P = Q [R11
 * R12; 0 R22], R11 of the rank's order and R22 negligible, X = P Z [S^-H (Q^H B)_1; 0] where [R11 R12]^H = Z [S; 0] is a second QR
 * factorization, done in workspace if the rank is less than n. LAPACK's xGELSY does the same in place, and leaves T11 = S^H where here R
 * stays. Elements so large or small that their squares leave the range are scaled by powers of two on the way. NaN in B passes through to
 * X.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU, or, where they live on the GPU (createContext), there. On
 * the GPU the largest magnitudes and then the triangle of R are read back, for the rank is decided on the host; calls made later wait for
 * this one. Workspace is n min(m, n) elements. Flops as gels; for a rank r < n a further 2 r^2 (n - r/3); of complex numbers four times as
 * many. Source: LAPACK xGELSY.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for.
 * @example
 * const [rank, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgelsy(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: Math.max(m, n), rank, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const cgelsy: {
    (on: Context | Queue, args: GelsyArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * min ||B - A X||_2 column by column, and of all such X the one with the least norm; A is m x n of any rank; all matrices are
 * column-major.
 *
 * Least squares of any rank: the solution of least norm, by QR factorization with column pivoting.
 *
 * Overwrites A, B, rank, info, and what is given of jpvt and rss. A is factored also when there is no right-hand side. With A P = Q [R11
 * R12; 0 R22], R11 of the rank's order and R22 negligible, X = P Z [S^-H (Q^H B)_1; 0] where [R11 R12]^H = Z [S; 0] is a second QR
 * factorization, done in workspace if the rank is less than n. LAPACK's xGELSY does the same in place, and leaves T11 = S^H where here R
 * stays. Elements so large or small that their squares leave the range are scaled by powers of two on the way. NaN in B passes through to
 * X.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU, or, where they live on the GPU (createContext), there. On
 * the GPU the largest magnitudes and then the triangle of R are read back, for the rank is decided on the host; calls made later wait for
 * this one. Workspace is n min(m, n) elements. Flops as gels; for a rank r < n a further 2 r^2 (n - r/3); of complex numbers four times as
 * many. Source: LAPACK xGELSY.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for.
 * @example
 * const [rank, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgelsy(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: Math.max(m, n), rank, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const zgelsy: {
    (on: Context | Queue, args: GelsyArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
