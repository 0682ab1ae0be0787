import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Least squares in complex double precision, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else
 * the solution of op(A) X = B with the least norm; by a QR factorization in complex single precision. op(A) = A ('n') or A^H ('c'). A is m
 * x n and has full rank; all matrices are column-major.
 *
 * As dsgels, whose rules of scaling, convergence and rank these are, with T = A, or A^H if m < n: T is demoted, columns scaled by powers of
 * two, and factored, and x and the residual r are corrected together, as the solution of one system with [I T; T^H 0]. It takes some three
 * to nine corrections where the condition number of T, columns scaled, is below 10^6, and fails beyond some 10^7, earlier with a large r.
 * If refinement fails the problem is solved in complex double on the CPU as by gels: iter says why, and nothing is lost but time.
 *
 * Overwrites X if info = 0, iter, info, what is given of iters, rcond, rank and rss, and if iter < 0 A. Right-hand sides are scaled by
 * powers of two, so that they may have any size. NaN in A or B gives iter = -31, and arrives in X as in zgels. Without rows or columns X is
 * zero, iter = 0, rank 0 and rcond 1. On a GPU context T goes over once, in single, and max(m, n) + min(m, n) numbers of a right-hand side
 * each way per correction; residuals are computed on the CPU, and calls made later wait for this one. Workspace with p = max(m, n), q =
 * min(m, n): p q + (p + 2 q) max(1, nrhs) complex singles, 2 (p + q) max(1, nrhs) complex doubles. Flops as of zgels, and per correction
 * 4 p q nrhs in double, (8 p q - 2 q^2) nrhs in single, of complex numbers. LAPACK has no such routine. Source: A. Bjoerck, BIT 7 (1967);
 * J. Demmel, Y. Hida, X. S. Li, E. J. Riedy, ACM TOMS 35 (2009).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read iter, info, rank and rcond.
 * @example
 * const [X, iter, info] = [ctx.alloc('z', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await zcgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, X, ldx: n, iter, info });
 * mustSucceed('zcgels', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export declare const zcgelsSpec: RoutineSpec;
