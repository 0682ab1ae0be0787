import { type RoutineSpec } from '../../core/spec.ts';
/**
 * X := A^-1 B in complex double precision, by P A = L U in complex single and GMRES; A is n x n, B and X are n x nrhs; all column-major.
 *
 * Solves A X = B for a general square A of complex doubles that zcgesv's refinement does not converge for: condition numbers of 10^8 and
 * more.
 *
 * As dsgesvGmres: A is demoted and factored, and the factors solved with, in complex single precision, on a GPU context by the GPU; a
 * correction of x is the combination of up to 30 solutions, each of the part of A times the last that is new, whose residual has the
 * smallest 2-norm, by flexible GMRES in double on the CPU. It stops as zcgesv does, at the same residual, and where zcgesv converges too
 * takes about as many solutions, `inner`, in one correction. Where A's small singular values are few it converges for condition numbers up
 * to 10^12 and more, with many of them below 10^-7 of the largest it does not: iter is then -31, and the system is solved in double, as in
 * zcgesv, whose codes and side effects are this routine's.
 *
 * Overwrites X if info = 0, iter, info, iters, inner, ipiv, and if iter < 0 A. A correction that does not divide the residual by four ends
 * the refinement. All columns that have not converged are solved for together. Workspace is that of zcgesv and up to 60 n complex doubles
 * for each right-hand side. Flops 2n^3/3 + 2n^2 nrhs as of zgesv, to leading order, and 4n^2 for each of `inner`, of complex numbers.
 * Source: E. Carson, N. J. Higham, SIAM J. Sci. Comput. 40 (2018); Y. Saad, SIAM J. Sci. Comput. 14 (1993).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const X = ctx.alloc('z', n * nrhs);
 * const [ipiv, iter, info] = [ctx.alloc('i', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await zcgesvGmres(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info });
 * mustSucceed('zcgesvGmres', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export declare const zcgesvGmresSpec: RoutineSpec;
