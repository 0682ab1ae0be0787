import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const getrfNopivSpec: RoutineSpec;
