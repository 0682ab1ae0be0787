import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form with chosen eigenvalues first, and how well determined their average and their invariant subspace are.
 *
 * Overwrites A, sdim, WR and WI or W, VS and info as gees, and rconde and rcondv if they are asked for. A change of A by E moves the
 * average of the chosen eigenvalues by at most norm(E) / rconde, to first order, and turns their subspace by an angle of about norm(E) /
 * rcondv: s and sep of trsen. Of no eigenvalue, or of all, rconde is 1 and rcondv the one norm of T.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the Hessenberg form on. Flops
 * as gees, and about k(n - k)n for rconde of k chosen eigenvalues, ten times that for rcondv. Source: LAPACK xGEESX.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [rconde, rcondv] = [ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const numbers = { sense: 'b', rconde, rcondv } as const;
 * await dgeesx(ctx.queue, { sort: 'lhp', ...numbers, n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 */
export declare const geesxSpec: RoutineSpec;
