import { type RoutineSpec } from '../../core/spec.ts';
/**
 * X := A^-1 B in complex double precision, by A = L L^H ('l') or U^H U ('u') in complex single; A is n x n, B and X are n x nrhs; all
 * column-major.
 *
 * Solves A X = B for a Hermitian positive definite A of complex doubles, factored in complex single precision: on a GPU context by the GPU.
 *
 * The triangle of A is demoted and factored; X is then corrected by solutions with the factor until for every right-hand side the largest
 * |Re| + |Im| of the residual b - A x, computed in double on the CPU, is at most sqrt(n) eps ||A||_inf times that of x. It takes a few
 * corrections if A's condition number is well below 10^7. If that fails A is factored, and the system solved, in double on the CPU: iter
 * says why, and nothing is lost but time.
 *
 * Overwrites X if info = 0, iter, info, iters, and if iter < 0 one triangle of A. Imaginary parts of the diagonal of A are taken for 0.
 * Elements of A that are too small for single precision are rounded to zero or to a few bits; right-hand sides and residuals are scaled by
 * powers of two, so that they may have any size. NaN in B gives iter = -31, NaN in A makes both factorizations fail. Calls made later wait
 * for this one. Flops n^3/3 + 2n^2 nrhs as of zposv, to leading order, and 4n^2 nrhs per correction, of complex numbers. On a GPU context A
 * goes over once, in single, and a right-hand side's column each way per correction; workspace is n^2 + n nrhs complex singles and 2 n nrhs
 * complex doubles. Source: LAPACK ZCPOSV, which neither scales right-hand sides nor stops at NaN.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const X = ctx.alloc('z', n * nrhs);
 * const [iter, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await zcposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, X, ldx: n, iter, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(X);
 */
export declare const zcposvSpec: RoutineSpec;
