import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = L D L^T or U D U^T for a symmetric, possibly indefinite A, of complex numbers symmetric and not Hermitian (hetrf): L and U are
 * products of permutations and unit triangles, D has blocks of order 1 and 2 on its diagonal.
 *
 * Overwrites one triangle of A, ipiv and info, the last also for an empty A. On a GPU context singles, also complex, are computed on the
 * GPU without a readback, a column with nothing above 2^-126 counting as zero; doubles on the CPU. Complex pivots are chosen by |Re| +
 * |Im|. NaN in A arrives in the factors or in what is solved with them, and is not a zero. Flops n^3/3, to leading order. Source: LAPACK
 * xSYTRF; J. R. Bunch and L. Kaufman, Some stable methods for calculating inertia and solving symmetric linear systems, Math. Comp. 31
 * (1977).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('ssytrf', (await ctx.download(info))[0]!);
 */
export declare const sytrfSpec: RoutineSpec;
