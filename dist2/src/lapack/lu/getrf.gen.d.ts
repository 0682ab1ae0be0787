import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export { getrfWorkspace } from './getrf.ts';
/** The arguments of getrf, by name. */
export interface GetrfArgs<P extends Prec> {
    m: number;
    n: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * Out, min(m, n) integers: row i was exchanged with row ipiv(i), both counted from 1. In range whatever A holds. May share a buffer
     * with info.
     */
    ipiv: Ptr<'i'>;
    /** Out, one integer. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is singular. */
    info: Ptr<'i'>;
    /**
     * 'partial' (default): the largest element of each column. 'tournament': the winners of a reduction over blocks of rows, panel by
     * panel, where a panel on the GPU is too tall for one workgroup. Panels on the CPU, as in hybrid mode and in double, are pivoted
     * partially all the same; the trace then says so.
     */
    pivoting?: 'partial' | 'tournament';
    /**
     * Out, one number, if given: max |U| / max |A|, how much the elements grew. 0 if A is zero or empty, NaN if either is NaN, Infinity
     * if U overflowed. May share a buffer with a real A. It is real for complex matrices too, whose magnitudes are moduli here.
     */
    growth?: Ptr<RealOf<P>>;
    /** On a GPU context in single: 'native' on the GPU alone, 'hybrid' with the panels on the CPU, 'auto' (default) as measured costs say. */
    mode?: 'auto' | 'native' | 'hybrid';
    /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Columns of a block; 0 (default) leaves it to the routine. */
    nb?: number;
}
/**
 * P A = L U with interchanges of rows; A is m x n, column-major.
 *
 * P A = L U: L is m x min(m, n) unit lower trapezoidal, U is min(m, n) x n upper trapezoidal.
 *
 * Overwrites A, ipiv, info and growth, the last two also for an empty A. With partial pivoting the pivot is the largest element of its
 * column, the first of equals, of complex numbers by |Re| + |Im|; NaN counts as the largest. info says nothing of NaN and infinities in A:
 * they are seen in L and U. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says.
 * Doubles that live on the GPU (createContext) are computed there. Flops n^2 (m - n/3) for m >= n, to leading order.
 *
 * `growth` is the factor in the bound of the backward error; it costs two more reads of A, and no readback. Partial pivoting bounds it by
 * 2^(n-1), a tournament with H rounds behind its first by 2^(n(H+1)-1), for multipliers may exceed 1 there; in practice it is about n^(2/3)
 * with either.
 *
 * Source: LAPACK xGETRF. Tournaments: L. Grigori, J. Demmel, H. Xiang, CALU, SIAM J. Matrix Anal. Appl. 32 (2011). Growth in practice:
 * L. N. Trefethen, R. S. Schreiber, Average-case stability of Gaussian elimination, SIAM J. Matrix Anal. Appl. 11 (1990).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer;
 * UnsupportedError for more rows, 16 million of them, than a GPU's grids hold: A is then as it was. Never for a singular A: read info, or
 * pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * mustSucceed('sgetrf', (await ctx.download(info))[0]!);
 */
export declare const getrf: {
    <P extends Prec>(on: Context | Queue, args: GetrfArgs<P>, prec?: P): Promise<void>;
};
/**
 * P A = L U with interchanges of rows; A is m x n, column-major.
 *
 * P A = L U: L is m x min(m, n) unit lower trapezoidal, U is min(m, n) x n upper trapezoidal.
 *
 * Overwrites A, ipiv, info and growth, the last two also for an empty A. With partial pivoting the pivot is the largest element of its
 * column, the first of equals, of complex numbers by |Re| + |Im|; NaN counts as the largest. info says nothing of NaN and infinities in A:
 * they are seen in L and U. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says.
 * Doubles that live on the GPU (createContext) are computed there. Flops n^2 (m - n/3) for m >= n, to leading order.
 *
 * `growth` is the factor in the bound of the backward error; it costs two more reads of A, and no readback. Partial pivoting bounds it by
 * 2^(n-1), a tournament with H rounds behind its first by 2^(n(H+1)-1), for multipliers may exceed 1 there; in practice it is about n^(2/3)
 * with either.
 *
 * Source: LAPACK xGETRF. Tournaments: L. Grigori, J. Demmel, H. Xiang, CALU, SIAM J. Matrix Anal. Appl. 32 (2011). Growth in practice:
 * L. N. Trefethen, R. S. Schreiber, Average-case stability of Gaussian elimination, SIAM J. Matrix Anal. Appl. 11 (1990).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer;
 * UnsupportedError for more rows, 16 million of them, than a GPU's grids hold: A is then as it was. Never for a singular A: read info, or
 * pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * mustSucceed('sgetrf', (await ctx.download(info))[0]!);
 */
export declare const sgetrf: {
    (on: Context | Queue, args: GetrfArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * P A = L U with interchanges of rows; A is m x n, column-major.
 *
 * P A = L U: L is m x min(m, n) unit lower trapezoidal, U is min(m, n) x n upper trapezoidal.
 *
 * Overwrites A, ipiv, info and growth, the last two also for an empty A. With partial pivoting the pivot is the largest element of its
 * column, the first of equals, of complex numbers by |Re| + |Im|; NaN counts as the largest. info says nothing of NaN and infinities in A:
 * they are seen in L and U. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says.
 * Doubles that live on the GPU (createContext) are computed there. Flops n^2 (m - n/3) for m >= n, to leading order.
 *
 * `growth` is the factor in the bound of the backward error; it costs two more reads of A, and no readback. Partial pivoting bounds it by
 * 2^(n-1), a tournament with H rounds behind its first by 2^(n(H+1)-1), for multipliers may exceed 1 there; in practice it is about n^(2/3)
 * with either.
 *
 * Source: LAPACK xGETRF. Tournaments: L. Grigori, J. Demmel, H. Xiang, CALU, SIAM J. Matrix Anal. Appl. 32 (2011). Growth in practice:
 * L. N. Trefethen, R. S. Schreiber, Average-case stability of Gaussian elimination, SIAM J. Matrix Anal. Appl. 11 (1990).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer;
 * UnsupportedError for more rows, 16 million of them, than a GPU's grids hold: A is then as it was. Never for a singular A: read info, or
 * pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * mustSucceed('sgetrf', (await ctx.download(info))[0]!);
 */
export declare const dgetrf: {
    (on: Context | Queue, args: GetrfArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * P A = L U with interchanges of rows; A is m x n, column-major.
 *
 * P A = L U: L is m x min(m, n) unit lower trapezoidal, U is min(m, n) x n upper trapezoidal.
 *
 * Overwrites A, ipiv, info and growth, the last two also for an empty A. With partial pivoting the pivot is the largest element of its
 * column, the first of equals, of complex numbers by |Re| + |Im|; NaN counts as the largest. info says nothing of NaN and infinities in A:
 * they are seen in L and U. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says.
 * Doubles that live on the GPU (createContext) are computed there. Flops n^2 (m - n/3) for m >= n, to leading order.
 *
 * `growth` is the factor in the bound of the backward error; it costs two more reads of A, and no readback. Partial pivoting bounds it by
 * 2^(n-1), a tournament with H rounds behind its first by 2^(n(H+1)-1), for multipliers may exceed 1 there; in practice it is about n^(2/3)
 * with either.
 *
 * Source: LAPACK xGETRF. Tournaments: L. Grigori, J. Demmel, H. Xiang, CALU, SIAM J. Matrix Anal. Appl. 32 (2011). Growth in practice:
 * L. N. Trefethen, R. S. Schreiber, Average-case stability of Gaussian elimination, SIAM J. Matrix Anal. Appl. 11 (1990).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer;
 * UnsupportedError for more rows, 16 million of them, than a GPU's grids hold: A is then as it was. Never for a singular A: read info, or
 * pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * mustSucceed('sgetrf', (await ctx.download(info))[0]!);
 */
export declare const cgetrf: {
    (on: Context | Queue, args: GetrfArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * P A = L U with interchanges of rows; A is m x n, column-major.
 *
 * P A = L U: L is m x min(m, n) unit lower trapezoidal, U is min(m, n) x n upper trapezoidal.
 *
 * Overwrites A, ipiv, info and growth, the last two also for an empty A. With partial pivoting the pivot is the largest element of its
 * column, the first of equals, of complex numbers by |Re| + |Im|; NaN counts as the largest. info says nothing of NaN and infinities in A:
 * they are seen in L and U. On a GPU context double and complex double run on the CPU, complex single on the GPU, single as `mode` says.
 * Doubles that live on the GPU (createContext) are computed there. Flops n^2 (m - n/3) for m >= n, to leading order.
 *
 * `growth` is the factor in the bound of the backward error; it costs two more reads of A, and no readback. Partial pivoting bounds it by
 * 2^(n-1), a tournament with H rounds behind its first by 2^(n(H+1)-1), for multipliers may exceed 1 there; in practice it is about n^(2/3)
 * with either.
 *
 * Source: LAPACK xGETRF. Tournaments: L. Grigori, J. Demmel, H. Xiang, CALU, SIAM J. Matrix Anal. Appl. 32 (2011). Growth in practice:
 * L. N. Trefethen, R. S. Schreiber, Average-case stability of Gaussian elimination, SIAM J. Matrix Anal. Appl. 11 (1990).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer;
 * UnsupportedError for more rows, 16 million of them, than a GPU's grids hold: A is then as it was. Never for a singular A: read info, or
 * pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * mustSucceed('sgetrf', (await ctx.download(info))[0]!);
 */
export declare const zgetrf: {
    (on: Context | Queue, args: GetrfArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
