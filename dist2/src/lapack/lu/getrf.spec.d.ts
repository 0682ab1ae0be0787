import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const getrfSpec: RoutineSpec;
