import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Least squares in double precision, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else the
 * solution of op(A) X = B with the least norm; by a QR factorization in single precision. op(A) = A ('n') or A^T ('t', and 'c'). A is m x
 * n and has full rank; all matrices are column-major.
 *
 * T = A, or A^T if m < n, is demoted, its columns scaled by powers of two, and factored. Whether R tells of the rank is tried with the
 * direction that it is least certain of. Then x and the residual r are corrected together, as the solution of one system with
 * [I T; T^T 0], which refinement of x alone is not equal to unless r is small: residuals of that in double, corrections by Q and R in
 * single. A right-hand side has converged when its corrections are rounding, or no longer decrease and what they came from is rounding.
 * It takes some three to nine where the condition number of T, columns scaled, is below 10^6, more up to some 10^7, and fails beyond;
 * with a large r, which enters with the square of the condition number, from some 10^6 on. Errors are within the bounds of those of
 * double; with a large r and a condition number above 10^3 QR in double was two or three digits better than that, and a solution of
 * least norm is in the row space of op(A) up to rounding times the condition number only. If refinement fails the problem is solved
 * in double on the CPU as by gels: iter says why, and nothing is lost but time.
 *
 * Overwrites X if info = 0, iter, info, what is given of iters, rcond, rank and rss, and if iter < 0 A. Right-hand sides are scaled by
 * powers of two, so that they may have any size. NaN in A or B gives iter = -31, and arrives in X as in dgels. Without rows or columns
 * X is zero, iter = 0, rank 0 and rcond 1. On a GPU context T goes over once, in single, and max(m, n) + min(m, n) numbers of a
 * right-hand side each way per correction; residuals are computed on the CPU, and calls made later wait for this one. Workspace with p =
 * max(m, n), q = min(m, n): p q + (p + 2 q) max(1, nrhs) singles, 2 (p + q) max(1, nrhs) doubles. Flops as of gels, and per correction 4 p
 * q nrhs in double, (8 p q - 2 q^2) nrhs in single. Source: A. Bjoerck, BIT 7 (1967); J. Demmel, Y. Hida, X. S. Li, E. J. Riedy, ACM TOMS
 * 35 (2009).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read iter, info, rank and rcond.
 * @example
 * const [X, iter, info] = [ctx.alloc('d', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dsgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, X, ldx: n, iter, info });
 * mustSucceed('dsgels', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export declare const dsgelsSpec: RoutineSpec;
