import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = L D L^H or U D U^H for a Hermitian, possibly indefinite A: L and U are products of permutations and unit triangles, D is Hermitian
 * and has blocks of order 1 and 2 on its diagonal.
 *
 * Overwrites one triangle of A, ipiv and info, the last also for an empty A. The diagonal is real: imaginary parts stored there are not
 * looked at, and are 0 afterwards. Other elements are compared by |Re| + |Im|. On a GPU context complex single runs on the GPU without a
 * readback, a column with nothing above 2^-126 counting as zero; complex double runs on the CPU. NaN in A arrives in the factors or in what
 * is solved with them, and is not a zero. Flops n^3/3, to leading order. Source: LAPACK xHETRF; J. R. Bunch and L. Kaufman, Some stable
 * methods for calculating inertia and solving symmetric linear systems, Math. Comp. 31 (1977).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('chetrf', (await ctx.download(info))[0]!);
 */
export declare const hetrfSpec: RoutineSpec;
