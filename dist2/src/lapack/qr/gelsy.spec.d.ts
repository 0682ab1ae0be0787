import { type RoutineSpec } from '../../core/spec.ts';
/**
 * min ||B - A X||_2 column by column, and of all such X the one with the least norm; A is m x n of any rank; all matrices are
 * column-major.
 *
 * Least squares of any rank: the solution of least norm, by QR factorization with column pivoting.
 *
 * Overwrites A, B, rank, info, and what is given of jpvt and rss. A is factored also when there is no right-hand side. With A P = Q [R11
 * R12; 0 R22], R11 of the rank's order and R22 negligible, X = P Z [S^-H (Q^H B)_1; 0] where [R11 R12]^H = Z [S; 0] is a second QR
 * factorization, done in workspace if the rank is less than n. LAPACK's xGELSY does the same in place, and leaves T11 = S^H where here R
 * stays. Elements so large or small that their squares leave the range are scaled by powers of two on the way. NaN in B passes through to
 * X.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU, or, where they live on the GPU (createContext), there. On
 * the GPU the largest magnitudes and then the triangle of R are read back, for the rank is decided on the host; calls made later wait for
 * this one. Workspace is n min(m, n) elements. Flops as gels; for a rank r < n a further 2 r^2 (n - r/3); of complex numbers four times as
 * many. Source: LAPACK xGELSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: that is what it is for.
 * @example
 * const [rank, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgelsy(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: Math.max(m, n), rank, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const gelsySpec: RoutineSpec;
