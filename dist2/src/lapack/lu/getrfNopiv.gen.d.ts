import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of getrfNopiv, by name. */
export interface GetrfNopivArgs<P extends Prec> {
    m: number;
    n: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, one integer. 0: done. i > 0: U(i,i) is exactly zero, the first such i: there is no factorization, and A holds nothing of use. */
    info: Ptr<'i'>;
    /** How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Columns of a block on the GPU; 0 (default) leaves it to the routine. */
    nb?: number;
}
/**
 * A = L U without pivoting, for matrices that need none: diagonally dominant by columns, symmetric or Hermitian positive definite, or
 * randomized as gesvRbt does. L is m x min(m, n) and unit lower triangular, U is min(m, n) x n.
 *
 * Only as accurate as the pivots allow: the residual ||A - L U|| is about eps times the largest element that appears on the way, which
 * nothing bounds for a general matrix, and a nonsingular matrix may well have a zero pivot. Nobody warns of a small one: compare
 * ||A x - b|| with gesv's if in doubt.
 *
 * Overwrites A and info. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; a pivot whose parts are below
 * 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors, and info stays 0. Flops 2n^3/3, to leading order, for m
 * = n. Source: MAGMA xGETRF_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const A = ctx.upload('s', dominant); // n x n, column-major
 * const info = ctx.alloc('i', 1);
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * mustSucceed('sgetrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const getrfNopiv: {
    <P extends Prec>(on: Context | Queue, args: GetrfNopivArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = L U without pivoting, for matrices that need none: diagonally dominant by columns, symmetric or Hermitian positive definite, or
 * randomized as gesvRbt does. L is m x min(m, n) and unit lower triangular, U is min(m, n) x n.
 *
 * Only as accurate as the pivots allow: the residual ||A - L U|| is about eps times the largest element that appears on the way, which
 * nothing bounds for a general matrix, and a nonsingular matrix may well have a zero pivot. Nobody warns of a small one: compare
 * ||A x - b|| with gesv's if in doubt.
 *
 * Overwrites A and info. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; a pivot whose parts are below
 * 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors, and info stays 0. Flops 2n^3/3, to leading order, for m
 * = n. Source: MAGMA xGETRF_NOPIV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const A = ctx.upload('s', dominant); // n x n, column-major
 * const info = ctx.alloc('i', 1);
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * mustSucceed('sgetrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const sgetrfNopiv: {
    (on: Context | Queue, args: GetrfNopivArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = L U without pivoting, for matrices that need none: diagonally dominant by columns, symmetric or Hermitian positive definite, or
 * randomized as gesvRbt does. L is m x min(m, n) and unit lower triangular, U is min(m, n) x n.
 *
 * Only as accurate as the pivots allow: the residual ||A - L U|| is about eps times the largest element that appears on the way, which
 * nothing bounds for a general matrix, and a nonsingular matrix may well have a zero pivot. Nobody warns of a small one: compare
 * ||A x - b|| with gesv's if in doubt.
 *
 * Overwrites A and info. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; a pivot whose parts are below
 * 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors, and info stays 0. Flops 2n^3/3, to leading order, for m
 * = n. Source: MAGMA xGETRF_NOPIV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const A = ctx.upload('s', dominant); // n x n, column-major
 * const info = ctx.alloc('i', 1);
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * mustSucceed('sgetrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const dgetrfNopiv: {
    (on: Context | Queue, args: GetrfNopivArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = L U without pivoting, for matrices that need none: diagonally dominant by columns, symmetric or Hermitian positive definite, or
 * randomized as gesvRbt does. L is m x min(m, n) and unit lower triangular, U is min(m, n) x n.
 *
 * Only as accurate as the pivots allow: the residual ||A - L U|| is about eps times the largest element that appears on the way, which
 * nothing bounds for a general matrix, and a nonsingular matrix may well have a zero pivot. Nobody warns of a small one: compare
 * ||A x - b|| with gesv's if in doubt.
 *
 * Overwrites A and info. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; a pivot whose parts are below
 * 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors, and info stays 0. Flops 2n^3/3, to leading order, for m
 * = n. Source: MAGMA xGETRF_NOPIV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const A = ctx.upload('s', dominant); // n x n, column-major
 * const info = ctx.alloc('i', 1);
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * mustSucceed('sgetrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const cgetrfNopiv: {
    (on: Context | Queue, args: GetrfNopivArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = L U without pivoting, for matrices that need none: diagonally dominant by columns, symmetric or Hermitian positive definite, or
 * randomized as gesvRbt does. L is m x min(m, n) and unit lower triangular, U is min(m, n) x n.
 *
 * Only as accurate as the pivots allow: the residual ||A - L U|| is about eps times the largest element that appears on the way, which
 * nothing bounds for a general matrix, and a nonsingular matrix may well have a zero pivot. Nobody warns of a small one: compare
 * ||A x - b|| with gesv's if in doubt.
 *
 * Overwrites A and info. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; a pivot whose parts are below
 * 2^-126 counts as zero on the GPU. NaN and infinities pass through to the factors, and info stays 0. Flops 2n^3/3, to leading order, for m
 * = n. Source: MAGMA xGETRF_NOPIV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const A = ctx.upload('s', dominant); // n x n, column-major
 * const info = ctx.alloc('i', 1);
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * mustSucceed('sgetrfNopiv', (await ctx.download(info))[0]!);
 */
export declare const zgetrfNopiv: {
    (on: Context | Queue, args: GetrfNopivArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
