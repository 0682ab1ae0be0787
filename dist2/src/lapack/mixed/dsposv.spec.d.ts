import { type RoutineSpec } from '../../core/spec.ts';
/**
 * X := A^-1 B in double precision, by A = L L^T ('l') or A = U^T U ('u') in single; A is n x n, B and X are n x nrhs; all column-major.
 *
 * Solves A X = B for a symmetric positive definite A of doubles, factored in single precision: on a GPU context by the GPU.
 *
 * The triangle of A is demoted and factored; X is then corrected by solutions with the factor until for every right-hand side the largest
 * element of the residual b - A x, computed in double, is at most sqrt(n) eps ||A||_inf times that of x, as in dsgesv. If that fails A is
 * factored, and the system solved, in double on the CPU, or where doubles live on the GPU (createContext) there: iter says why, and nothing
 * is lost but time.
 *
 * Overwrites X if info = 0, iter, info, iters, and if iter < 0 one triangle of A. What is said of dsgesv about sizes of elements, the GPU
 * and workspace holds here too, pairs being those of both triangles; NaN in A makes both factorizations fail. Flops n^3/3 + 2n^2 nrhs as of
 * dposv, to leading order, and 4n^2 nrhs per correction. Source: LAPACK DSPOSV, which neither scales right-hand sides nor stops at NaN.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const X = ctx.alloc('d', n * nrhs);
 * const [iter, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dsposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, X, ldx: n, iter, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(X);
 */
export declare const dsposvSpec: RoutineSpec;
