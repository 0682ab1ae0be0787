import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Reciprocal condition numbers of eigenvalues and right eigenvectors of the n x n (quasi-)triangular T of a Schur form; column-major.
 *
 * Overwrites s, sep and info. s(j) = |u^H v| of the left and right vectors u and v, of length 1: a change of T by E moves the eigenvalue by
 * at most norm(E) / s(j), to first order. sep(j) is an estimate of the least singular value of C - w(j), with C what T is on the orthogonal
 * complement of v: E turns v by an angle of at most norm(E) / sep(j). A pair has one number. For them each eigenvalue is brought to the
 * beginning of a copy of T; where it stands too near to another one for that, sep is 0. Numbers are those of every matrix with that Schur
 * form. Computed on the CPU, on any context, in double for singles too. Flops: 4n^2 for s, some 30n^3 for sep.
 *
 * Source: LAPACK xTRSNA, of which the choice of eigenvalues is not here.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [s, sep, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dtrevc3(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n });
 * await dtrsna(ctx.queue, { n, T, ldt: n, VL, ldvl: n, VR, ldvr: n, s, sep, info }); // n >= 1
 */
export declare const trsnaSpec: RoutineSpec;
