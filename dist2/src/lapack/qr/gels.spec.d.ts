import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Least squares, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else the solution of op(A) X =
 * B with the least norm. op(A) = A ('n') or A^H ('c', and 't' for real numbers). A is m x n and has full rank; all matrices are
 * column-major. info = 0 and full rank do not say that a digit of X is right: ask for rcond, below eps max(m, n) none need be, as of high
 * powers of x in singles. gelsy solves such problems too, and the verb lstsq warns of them.
 *
 * Overwrites A, info, what is given of rcond, rank and rss, and, if info = 0, B. A is factored also when there is no right-hand side.
 * Unlike LAPACK's xGELS it never leaves a deficient rank unsaid: ask for rank and rcond, or use gelsy, which solves such problems too. An A
 * without any element but zeros has info = 1 here, and 0 in LAPACK. An empty A has rank 0 and rcond 1, and X = 0. Elements so large or
 * small that their squares leave the range are scaled by powers of two on the way; complex ones by their moduli. NaN and infinities pass
 * through to X; rcond is then NaN.
 *
 * On a GPU context single and complex single run on the GPU, without a readback, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there; rcond is then no estimate, but the norm of the inverse itself. Workspace: a copy of A if m <
 * n. Flops 2 q^2 (p - q/3) + (4 p q - q^2) nrhs with p = max(m, n), q = min(m, n), of complex numbers four times as many, to leading order.
 * Source: LAPACK xGELS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read info, rank and rcond.
 * @example
 * const [info, rank, rss] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1)];
 * await dgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, rank, rss, info });
 * const x = (await ctx.download(B)).slice(0, n);
 */
export declare const gelsSpec: RoutineSpec;
