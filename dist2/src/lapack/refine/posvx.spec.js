// POSVX: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGemm, flopsPotrf, flopsPotrs, sum } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { equedArg, factArg, factorsArg } from './expertOptions.js';
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
export const posvxSpec = {
    name: 'posvx',
    precs: 'sdcz',
    args: positional({
        /**
         * 'n', the default: A is factored. 'e': A is equilibrated first, if that is worth while. 'f': AF holds the factor already.
         */
        fact: factArg,
        /** Which triangle of A and of AF is used: 'l' or 'u'. The others are neither read nor written. */
        uplo,
        n: size,
        nrhs: size,
        /**
         * In: A; with fact 'f' and equed 1 the equilibrated one. Out: with fact 'e', diag(s) A diag(s) if equed says so; else as it was.
         */
        A: matrix('n', 'n', 'inout'),
        /** In with fact 'f', else out: L or U of the (equilibrated) A. */
        AF: matrix('n', 'n', 'inout'),
        /**
         * One integer, in with fact 'f', else out: 1 if A is equilibrated, else 0 (LAPACK's 'Y', 'N'). May be left out, for 0, unless fact is
         * 'e'; s may be left out with it.
         */
        equed: equedArg,
        /** n scale factors: in with fact 'f' and equed 1, out with fact 'e'. */
        s: factorsArg('s'),
        /** In: the right-hand sides. Out: scaled by s if equed is 1; else as they were. */
        B: matrix('n', 'nrhs', 'inout'),
        /** Out: the solution of the system as it was given, unless 0 < info <= n. */
        X: matrix('n', 'nrhs', 'out'),
        /** Out, one element: the estimated reciprocal condition number of the (equilibrated) A, as pocon gives it. */
        rcond: numbers(1, 'out', { type: realOf }),
        /** Out, nrhs elements: as porfs gives them, for X as it is returned. */
        ferr: numbers('nrhs', 'out', { type: realOf }),
        /** Out, nrhs elements: as porfs gives them. */
        berr: numbers('nrhs', 'out', { type: realOf }),
        /**
         * Out, one integer. 0: solved. i <= n: the leading minor of order i is not positive definite, as in potrf; rcond is 0, X, ferr and
         * berr are as they were. n + 1: solved, but rcond is below the unit roundoff, or NaN.
         */
        info: integers(1, 'out'),
    }),
    // The factorization, the solves of pocon, potrs and porfs, and the residuals of the latter.
    flops(a) {
        const [n, nrhs] = [num(a, 'n'), num(a, 'nrhs')];
        const solves = flopsPotrs(n, 5 + 7 * nrhs);
        return sum(a.fact === 'f' ? solves : sum(flopsPotrf(n), solves), flopsGemm(n, 4 * nrhs, n));
    },
};
