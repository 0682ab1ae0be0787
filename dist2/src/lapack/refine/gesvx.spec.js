// GESVX: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGemm, flopsGetrf, flopsGetrs, sum } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, trans } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { equedArg, factArg, factorsArg } from './expertOptions.js';
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
export const gesvxSpec = {
    name: 'gesvx',
    precs: 'sdcz',
    args: positional({
        /**
         * 'n', the default: A is factored. 'e': A is equilibrated first, where that is worth while. 'f': AF and ipiv hold the factors
         * already.
         */
        fact: factArg,
        trans,
        n: size,
        nrhs: size,
        /**
         * In: A; with fact 'f' and equed > 0 the equilibrated one. Out: with fact 'e', diag(r) A diag(c) as equed says; else as it was.
         */
        A: matrix('n', 'n', 'inout'),
        /** In with fact 'f', else out: L and U of the (equilibrated) A. */
        AF: matrix('n', 'n', 'inout'),
        /** In with fact 'f', where they must be in 1..n, else out: n pivots. */
        ipiv: integers('n', 'inout'),
        /**
         * One integer, in with fact 'f', else out: 0 A is not equilibrated, 1 its rows are, 2 its columns, 3 both (LAPACK's 'N', 'R', 'C',
         * 'B'). May be left out, for 0, unless fact is 'e'; r and c may be left out with it.
         */
        equed: equedArg,
        /** n row scale factors: in with fact 'f' and equed 1 or 3, out with fact 'e'. */
        r: factorsArg('r'),
        /** n column scale factors: in with fact 'f' and equed 2 or 3, out with fact 'e'. */
        c: factorsArg('c'),
        /**
         * In: the right-hand sides. Out: scaled by r, or by c for a transpose, if equed says that those scale A; else as they were.
         */
        B: matrix('n', 'nrhs', 'inout'),
        /** Out: the solution of the system as it was given, unless 0 < info <= n. */
        X: matrix('n', 'nrhs', 'out'),
        /** Out, one element: the estimated reciprocal condition number of the (equilibrated) A, as gecon gives it. */
        rcond: numbers(1, 'out', { type: realOf }),
        /** Out, nrhs elements: as gerfs gives them, for X as it is returned. */
        ferr: numbers('nrhs', 'out', { type: realOf }),
        /** Out, nrhs elements: as gerfs gives them. */
        berr: numbers('nrhs', 'out', { type: realOf }),
        /**
         * Out, one element: max |A| / max |U|. Much below 1, factors, rcond, X and ferr are not to be relied on. If 0 < info <= n, of the
         * first info columns.
         */
        rpvgrw: numbers(1, 'out', { type: realOf, optional: true }),
        /**
         * Out, one integer. 0: solved. i <= n: U(i,i) is exactly zero, the first such i; rcond is 0, X, ferr and berr are as they were. n +
         * 1: solved, but rcond is below the unit roundoff, or NaN.
         */
        info: integers(1, 'out'),
    }),
    // The factorization, the solves of gecon, getrs and gerfs, and the residuals of the latter.
    flops(a) {
        const [n, nrhs] = [num(a, 'n'), num(a, 'nrhs')];
        const solves = flopsGetrs(n, 5 + 7 * nrhs);
        return sum(a.fact === 'f' ? solves : sum(flopsGetrf(n, n), solves), flopsGemm(n, 4 * nrhs, n));
    },
};
