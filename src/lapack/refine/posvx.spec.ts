// POSVX: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsGemm, flopsPotrf, flopsPotrs, sum } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';
import { equedArg, factArg, factorsArg } from './expertOptions.ts';

/** Solves A X = B, A symmetric positive definite, with everything that is known about the answer; A is n x n, B and X are n x nrhs, column-major. */
export interface PosvxArgs<P extends Prec> {
  /** 'n', the default: A is factored. 'e': A is equilibrated first, if that is worth while. 'f': AF holds the factor already. */
  fact?: 'n' | 'e' | 'f';
  /** Which triangle of A and of AF is used: 'l' or 'u'. The others are neither read nor written. */
  uplo: Uplo;
  n: number;
  nrhs: number;
  /** In: A; with fact 'f' and equed 1 the equilibrated one. Out: with fact 'e', diag(s) A diag(s) if equed says so; else as it was. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** In with fact 'f', else out: L or U of the (equilibrated) A. */
  AF: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldaf: number;
  /** One integer, in with fact 'f', else out: 1 if A is equilibrated, else 0 (LAPACK's 'Y', 'N'). May be left out, for 0, unless fact is 'e'; s may be left out with it. */
  equed?: Ptr<'i'>;
  /** n scale factors: in with fact 'f' and equed 1, out with fact 'e'. */
  s?: Ptr<NoInfer<P>>;
  /** In: the right-hand sides. Out: scaled by s if equed is 1; else as they were. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldb: number;
  /** Out: the solution of the system as it was given, unless 0 < info <= n. */
  X: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldx: number;
  /** Out, one element: the estimated reciprocal condition number of the (equilibrated) A, as pocon gives it. */
  rcond: Ptr<NoInfer<P>>;
  /** Out, nrhs elements: as porfs gives them, for X as it is returned. */
  ferr: Ptr<NoInfer<P>>;
  /** Out, nrhs elements: as porfs gives them. */
  berr: Ptr<NoInfer<P>>;
  /**
   * Out, one integer. 0: solved. i <= n: the leading minor of order i is not positive definite, as in potrf; rcond is 0, X, ferr and berr are as
   * they were. n + 1: solved, but rcond is below the unit roundoff, or NaN.
   */
  info: Ptr<'i'>;
}

/**
 * Expert driver for symmetric positive definite systems: equilibrates, factors, estimates the condition, solves, refines, and bounds the error.
 *
 * Overwrites X, rcond, ferr, berr and info; a triangle of AF unless fact is 'f'; a triangle of A, and s, with fact 'e'; B where A is
 * equilibrated; equed unless fact is 'f'. A that is singular to working precision is solved with all the same, info then being n + 1. On a GPU
 * context single runs on the GPU, double on the CPU; on the GPU a few numbers are read back (info, rcond), as by porfs, and calls made later
 * wait for this one. Workspace is 2n^2 + 5 n nrhs elements. Flops n^3/3 + 22 n^2 nrhs, to leading order. Source: LAPACK xPOSVX.
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
export const posvxSpec: RoutineSpec = {
  name: 'posvx',
  precs: 'sd',
  args: {
    fact: factArg,
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    nrhs: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    AF: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'ldaf', access: 'inout' },
    ldaf: { kind: 'ld', of: 'AF' },
    equed: equedArg,
    s: factorsArg('s'),
    B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
    X: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldx', access: 'out' },
    ldx: { kind: 'ld', of: 'X' },
    rcond: { kind: 'vector', length: () => 1, access: 'out' },
    ferr: { kind: 'vector', length: arg('nrhs'), access: 'out' },
    berr: { kind: 'vector', length: arg('nrhs'), access: 'out' },
    info: { kind: 'vector', length: () => 1, type: 'i', access: 'out' },
  },
  // The factorization, the solves of pocon, potrs and porfs, and the residuals of the latter.
  flops(a) {
    const [n, nrhs] = [num(a, 'n'), num(a, 'nrhs')];
    const solves = flopsPotrs(n, 5 + 7 * nrhs);
    return sum(a.fact === 'f' ? solves : sum(flopsPotrf(n), solves), flopsGemm(n, 4 * nrhs, n));
  },
};
