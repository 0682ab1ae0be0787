import { type RoutineSpec } from '../../core/spec.ts';
/**
 * Solves A X = B, A symmetric or Hermitian positive definite, with everything that is known about the answer; A is n x n, B and X are n x
 * nrhs, column-major.
 *
 * Expert driver for symmetric and Hermitian positive definite systems: equilibrates, factors, estimates the condition, solves, refines, and
 * bounds the error.
 *
 * Overwrites X, rcond, ferr, berr and info; a triangle of AF unless fact is 'f'; a triangle of A, and s, with fact 'e'; B where A is
 * equilibrated; equed unless fact is 'f'. A that is singular to working precision is solved with all the same, info then being n + 1. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU; on the GPU a few numbers are read back (info, rcond), as
 * by porfs, and calls made later wait for this one. Workspace is 2n^2 + 5 n nrhs elements. Flops n^3/3 + 22 n^2 nrhs, to leading order.
 * Source: LAPACK xPOSVX.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const [rcond, ferr, berr] = [ctx.alloc('s', 1), ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sposvx(ctx.queue, {
 *   uplo: 'l', n, nrhs, A, lda: n, AF, ldaf: n, B, ldb: n, X, ldx: n, rcond, ferr, berr, info,
 * });
 * const [bound] = await ctx.download(ferr);
 */
export declare const posvxSpec: RoutineSpec;
