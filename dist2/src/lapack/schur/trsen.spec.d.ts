import { type RoutineSpec } from '../../core/spec.ts';
/** Which condition numbers are wanted: 'e' of eigenvalues, 'v' of the subspace or of vectors, 'b' both. */
export type SenseJob = 'n' | 'e' | 'v' | 'b';
/**
 * T := Z^H T Z with an orthogonal (unitary) Z, so that chosen eigenvalues come first; n x n, column-major.
 *
 * A Schur form in another order, and how well determined the chosen eigenvalues and their subspace are.
 *
 * Overwrites T, Q with Q Z if compq is 'v', WR and WI or W, m, s, sep and info. The chosen eigenvalues keep their order, and the first m
 * columns of Q then span their invariant subspace. A change of T by E moves the average of the chosen ones by at most norm(E) / s, to first
 * order, and turns the subspace by an angle of about norm(E) / sep. s is a lower bound of the reciprocal norm of the spectral projector,
 * sep an estimate of the least norm of T11 X - X T22 for an X of norm 1, with T11 the chosen block. Of no eigenvalue or of all s is 1 and
 * sep the one norm of T.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: some 12n for each exchange of two eigenvalues, with Q twice that;
 * m(n - m)n for s, and some ten times that for sep. Source: LAPACK xTRSEN.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * T.
 * @example
 * const [m, info, sep, s] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const select = ctx.upload('i', Int32Array.from({ length: n }, (_, j) => j % 2)); // every other one
 * await dtrsen(ctx.queue, { job: 'b', select, n, T, ldt: n, Q, ldq: n, WR, WI, m, s, sep, info }); // n >= 1
 */
export declare const trsenSpec: RoutineSpec;
