import { type RoutineSpec } from '../../core/spec.ts';
/**
 * X := A^-1 B in complex double precision, by P A = L U in complex single; A is n x n, B and X are n x nrhs; all column-major.
 *
 * Solves A X = B for a general square A of complex doubles, factored in complex single precision: on a GPU context by the GPU.
 *
 * A is demoted and factored; X is then corrected by solutions with these factors until for every right-hand side the largest |Re| + |Im| of
 * the residual b - A x, computed in double on the CPU, is at most sqrt(n) eps ||A||_inf times that of x. It takes a few corrections if A's
 * condition number is well below 10^7. If that fails A is factored, and the system solved, in double on the CPU: iter says why, and nothing
 * is lost but time.
 *
 * Overwrites X if info = 0, iter, info, iters, ipiv, and if iter < 0 A. Elements of A that are too small for single precision are rounded
 * to zero or to a few bits; right-hand sides and residuals are scaled by powers of two, so that they may have any size. NaN in A or B gives
 * iter = -31, and arrives in X as in zgesv. Calls made later wait for this one. Flops 2n^3/3 + 2n^2 nrhs as of zgesv, to leading order, and
 * 4n^2 nrhs per correction, of complex numbers. On a GPU context A goes over once, in single, and a right-hand side's column each way per
 * correction; workspace is n^2 + n nrhs complex singles and 2 n nrhs complex doubles. Source: LAPACK ZCGESV, which neither scales
 * right-hand sides nor stops at NaN.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const X = ctx.alloc('z', n * nrhs);
 * const [ipiv, iter, info] = [ctx.alloc('i', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await zcgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info });
 * mustSucceed('zcgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export declare const zcgesvSpec: RoutineSpec;
