import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Solves op(A) X = B with everything that is known about the answer, op(A) = A ('n'), A^T ('t') or A^H ('c'). A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Expert driver for general systems: equilibrates, factors, estimates the condition, solves, refines, and bounds the error.
 *
 * Overwrites X, rcond, ferr, berr, rpvgrw and info; AF and ipiv unless fact is 'f'; A, r and c with fact 'e'; B where A is equilibrated;
 * equed unless fact is 'f'. A that is singular to working precision is solved with all the same, info then being n + 1. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; on the GPU a few numbers are read back (norms, info, rcond), as by
 * gerfs, and calls made later wait for this one. Workspace is n^2 + 5 n nrhs elements. Flops 2n^3/3 + 22 n^2 nrhs, to leading order.
 * Source: LAPACK xGESVX.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info.
 * @example
 * const [rcond, ferr, berr] = [ctx.alloc('s', 1), ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgesvx(ctx.queue, {
 *   n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, rcond, ferr, berr, info,
 * });
 * const [bound] = await ctx.download(ferr);
 */
export declare const gesvxSpec: RoutineSpec;
