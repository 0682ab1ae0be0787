import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gels, by name. */
export interface GelsArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    m: number;
    n: number;
    nrhs: number;
    /** In: A. Out: its QR factorization as geqrf leaves it if m >= n, else its LQ factorization as gelqf does; R or L is that of A itself. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * max(m, n) x nrhs. In: the right-hand sides in the first rows, as many as op(A) has. Out, if info = 0: X in the first rows, as many as
     * op(A) has columns; below it, in a least-squares problem, numbers the sum of whose squares (of moduli) is that of the residual. Else
     * as it was.
     */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, one element: the reciprocal condition number of R (L) in the 1-norm, estimated as by trcon. May be left out. */
    rcond?: Ptr<RealOf<P>>;
    /**
     * Out, one integer: how many elements on the diagonal of R (L) exceed eps max(m, n) times the largest one, eps = 2^-23 (2^-52). Below
     * min(m, n) the rank is deficient. Without pivoting a deficient matrix need not show there: rcond below eps tells as well. May be
     * left out.
     */
    rank?: Ptr<'i'>;
    /**
     * Out, nrhs elements: the sums of squares ||b - op(A) x||_2^2 of a least-squares problem, 0 of the other one. Written if info = 0.
     * May be left out.
     */
    rss?: Ptr<RealOf<P>>;
    /**
     * Out, one integer. 0: solved. i > 0: the i-th element on the diagonal of R (L) is exactly zero, the first such i: A has not full
     * rank.
     */
    info: Ptr<'i'>;
    /**
     * Columns of a block of the factorization and of the product with Q; 0 (default) leaves it to the routine. On the CPU at most 32 are
     * used.
     */
    nb?: number;
}
/**
 * Least squares, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else the solution of op(A) X =
 * B with the least norm. op(A) = A ('n') or A^H ('c', and 't' for real numbers). A is m x n and has full rank; all matrices are
 * column-major. info = 0 and full rank do not say that a digit of X is right: ask for rcond, below eps max(m, n) none need be, as of high
 * powers of x in singles. gelsy solves such problems too, and the verb lstsq warns of them.
 *
 * Overwrites A, info, what is given of rcond, rank and rss, and, if info = 0, B. A is factored also when there is no right-hand side.
 * Unlike LAPACK's xGELS it never leaves a deficient rank unsaid: ask for rank and rcond, or use gelsy, which solves such problems too. An A
 * without any element but zeros has info = 1 here, and 0 in LAPACK. An empty A has rank 0 and rcond 1, and X = 0. Elements so large or
 * small that their squares leave the range are scaled by powers of two on the way; complex ones by their moduli. NaN and infinities pass
 * through to X; rcond is then NaN.
 *
 * On a GPU context single and complex single run on the GPU, without a readback, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there; rcond is then no estimate, but the norm of the inverse itself. Workspace: a copy of A if m <
 * n. Flops 2 q^2 (p - q/3) + (4 p q - q^2) nrhs with p = max(m, n), q = min(m, n), of complex numbers four times as many, to leading order.
 * Source: LAPACK xGELS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read info, rank and rcond.
 * @example
 * const [info, rank, rss] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1)];
 * await dgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, rank, rss, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const gels: {
    <P extends Prec>(on: Context | Queue, args: GelsArgs<P>, prec?: P): Promise<void>;
};
/**
 * Least squares, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else the solution of op(A) X =
 * B with the least norm. op(A) = A ('n') or A^H ('c', and 't' for real numbers). A is m x n and has full rank; all matrices are
 * column-major. info = 0 and full rank do not say that a digit of X is right: ask for rcond, below eps max(m, n) none need be, as of high
 * powers of x in singles. gelsy solves such problems too, and the verb lstsq warns of them.
 *
 * Overwrites A, info, what is given of rcond, rank and rss, and, if info = 0, B. A is factored also when there is no right-hand side.
 * Unlike LAPACK's xGELS it never leaves a deficient rank unsaid: ask for rank and rcond, or use gelsy, which solves such problems too. An A
 * without any element but zeros has info = 1 here, and 0 in LAPACK. An empty A has rank 0 and rcond 1, and X = 0. Elements so large or
 * small that their squares leave the range are scaled by powers of two on the way; complex ones by their moduli. NaN and infinities pass
 * through to X; rcond is then NaN.
 *
 * On a GPU context single and complex single run on the GPU, without a readback, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there; rcond is then no estimate, but the norm of the inverse itself. Workspace: a copy of A if m <
 * n. Flops 2 q^2 (p - q/3) + (4 p q - q^2) nrhs with p = max(m, n), q = min(m, n), of complex numbers four times as many, to leading order.
 * Source: LAPACK xGELS.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read info, rank and rcond.
 * @example
 * const [info, rank, rss] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1)];
 * await dgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, rank, rss, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const sgels: {
    (on: Context | Queue, args: GelsArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Least squares, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else the solution of op(A) X =
 * B with the least norm. op(A) = A ('n') or A^H ('c', and 't' for real numbers). A is m x n and has full rank; all matrices are
 * column-major. info = 0 and full rank do not say that a digit of X is right: ask for rcond, below eps max(m, n) none need be, as of high
 * powers of x in singles. gelsy solves such problems too, and the verb lstsq warns of them.
 *
 * Overwrites A, info, what is given of rcond, rank and rss, and, if info = 0, B. A is factored also when there is no right-hand side.
 * Unlike LAPACK's xGELS it never leaves a deficient rank unsaid: ask for rank and rcond, or use gelsy, which solves such problems too. An A
 * without any element but zeros has info = 1 here, and 0 in LAPACK. An empty A has rank 0 and rcond 1, and X = 0. Elements so large or
 * small that their squares leave the range are scaled by powers of two on the way; complex ones by their moduli. NaN and infinities pass
 * through to X; rcond is then NaN.
 *
 * On a GPU context single and complex single run on the GPU, without a readback, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there; rcond is then no estimate, but the norm of the inverse itself. Workspace: a copy of A if m <
 * n. Flops 2 q^2 (p - q/3) + (4 p q - q^2) nrhs with p = max(m, n), q = min(m, n), of complex numbers four times as many, to leading order.
 * Source: LAPACK xGELS.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read info, rank and rcond.
 * @example
 * const [info, rank, rss] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1)];
 * await dgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, rank, rss, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const dgels: {
    (on: Context | Queue, args: GelsArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Least squares, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else the solution of op(A) X =
 * B with the least norm. op(A) = A ('n') or A^H ('c', and 't' for real numbers). A is m x n and has full rank; all matrices are
 * column-major. info = 0 and full rank do not say that a digit of X is right: ask for rcond, below eps max(m, n) none need be, as of high
 * powers of x in singles. gelsy solves such problems too, and the verb lstsq warns of them.
 *
 * Overwrites A, info, what is given of rcond, rank and rss, and, if info = 0, B. A is factored also when there is no right-hand side.
 * Unlike LAPACK's xGELS it never leaves a deficient rank unsaid: ask for rank and rcond, or use gelsy, which solves such problems too. An A
 * without any element but zeros has info = 1 here, and 0 in LAPACK. An empty A has rank 0 and rcond 1, and X = 0. Elements so large or
 * small that their squares leave the range are scaled by powers of two on the way; complex ones by their moduli. NaN and infinities pass
 * through to X; rcond is then NaN.
 *
 * On a GPU context single and complex single run on the GPU, without a readback, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there; rcond is then no estimate, but the norm of the inverse itself. Workspace: a copy of A if m <
 * n. Flops 2 q^2 (p - q/3) + (4 p q - q^2) nrhs with p = max(m, n), q = min(m, n), of complex numbers four times as many, to leading order.
 * Source: LAPACK xGELS.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read info, rank and rcond.
 * @example
 * const [info, rank, rss] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1)];
 * await dgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, rank, rss, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const cgels: {
    (on: Context | Queue, args: GelsArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Least squares, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else the solution of op(A) X =
 * B with the least norm. op(A) = A ('n') or A^H ('c', and 't' for real numbers). A is m x n and has full rank; all matrices are
 * column-major. info = 0 and full rank do not say that a digit of X is right: ask for rcond, below eps max(m, n) none need be, as of high
 * powers of x in singles. gelsy solves such problems too, and the verb lstsq warns of them.
 *
 * Overwrites A, info, what is given of rcond, rank and rss, and, if info = 0, B. A is factored also when there is no right-hand side.
 * Unlike LAPACK's xGELS it never leaves a deficient rank unsaid: ask for rank and rcond, or use gelsy, which solves such problems too. An A
 * without any element but zeros has info = 1 here, and 0 in LAPACK. An empty A has rank 0 and rcond 1, and X = 0. Elements so large or
 * small that their squares leave the range are scaled by powers of two on the way; complex ones by their moduli. NaN and infinities pass
 * through to X; rcond is then NaN.
 *
 * On a GPU context single and complex single run on the GPU, without a readback, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there; rcond is then no estimate, but the norm of the inverse itself. Workspace: a copy of A if m <
 * n. Flops 2 q^2 (p - q/3) + (4 p q - q^2) nrhs with p = max(m, n), q = min(m, n), of complex numbers four times as many, to leading order.
 * Source: LAPACK xGELS.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read info, rank and rcond.
 * @example
 * const [info, rank, rss] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1)];
 * await dgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, rank, rss, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const zgels: {
    (on: Context | Queue, args: GelsArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
