// DSGELS: arguments, rules, documentation.
import { flopsGels } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, trans } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { modeArg, updateMathArg } from '../factorOptions.js';
import { iterArg, itersArg } from './mixedOptions.js';
const rowsOf = (a) => num(a, a.trans === 'n' ? 'm' : 'n');
const colsOf = (a) => num(a, a.trans === 'n' ? 'n' : 'm');
/**
 * Least squares in double precision, min ||B - op(A) X||_2 column by column, where op(A) has at least as many rows as columns; else the
 * solution of op(A) X = B with the least norm; by a QR factorization in single precision. op(A) = A ('n') or A^T ('t', and 'c'). A is m x
 * n and has full rank; all matrices are column-major.
 *
 * T = A, or A^T if m < n, is demoted, its columns scaled by powers of two, and factored. Whether R tells of the rank is tried with the
 * direction that it is least certain of. Then x and the residual r are corrected together, as the solution of one system with
 * [I T; T^T 0], which refinement of x alone is not equal to unless r is small: residuals of that in double, corrections by Q and R in
 * single. A right-hand side has converged when its corrections are rounding, or no longer decrease and what they came from is rounding.
 * It takes some three to nine where the condition number of T, columns scaled, is below 10^6, more up to some 10^7, and fails beyond;
 * with a large r, which enters with the square of the condition number, from some 10^6 on. Errors are within the bounds of those of
 * double; with a large r and a condition number above 10^3 QR in double was two or three digits better than that, and a solution of
 * least norm is in the row space of op(A) up to rounding times the condition number only. If refinement fails the problem is solved
 * in double on the CPU as by gels: iter says why, and nothing is lost but time.
 *
 * Overwrites X if info = 0, iter, info, what is given of iters, rcond, rank and rss, and if iter < 0 A. Right-hand sides are scaled by
 * powers of two, so that they may have any size. NaN in A or B gives iter = -31, and arrives in X as in dgels. Without rows or columns
 * X is zero, iter = 0, rank 0 and rcond 1. On a GPU context T goes over once, in single, and max(m, n) + min(m, n) numbers of a
 * right-hand side each way per correction; residuals are computed on the CPU, and calls made later wait for this one. Workspace with p =
 * max(m, n), q = min(m, n): p q + (p + 2 q) max(1, nrhs) singles, 2 (p + q) max(1, nrhs) doubles. Flops as of gels, and per correction 4 p
 * q nrhs in double, (8 p q - 2 q^2) nrhs in single. Source: A. Bjoerck, BIT 7 (1967); J. Demmel, Y. Hida, X. S. Li, E. J. Riedy, ACM TOMS
 * 35 (2009).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: read iter, info, rank and rcond.
 * @example
 * const [X, iter, info] = [ctx.alloc('d', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dsgels(ctx.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, X, ldx: n, iter, info });
 * mustSucceed('dsgels', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export const dsgelsSpec = {
    name: 'dsgels',
    mixed: true,
    precs: 'd',
    computes: 's',
    args: positional({
        trans,
        m: size,
        n: size,
        nrhs: size,
        /** In: A. Out: as it was if iter >= 0, else its factorization in double as gels leaves it. */
        A: matrix('m', 'n', 'inout'),
        /** The right-hand sides, nrhs columns with as many rows as op(A). */
        B: matrix(rowsOf, 'nrhs', 'in'),
        /**
         * Out: the solution if info = 0, nrhs columns with as many rows as op(A) has columns; else as it was. May lie in B's buffer, or A's,
         * if it shares no element with them.
         */
        X: matrix(colsOf, 'nrhs', 'out'),
        /**
         * Out, one integer. 0 or more: so many corrections were made. Less: refinement has failed, and the problem was solved in double as by
         * gels, because -2: there is infinity in A or B, or the largest element of a column (of a row, if m < n) lies beyond 2^-400 .. 2^400;
         * -3: R in single is singular, or cannot be told from a singular one; -31: corrections came to a halt too early, 30 were not enough,
         * or there is NaN.
         */
        iter: iterArg,
        /**
         * Out, one integer. 0: solved. i > 0: as of gels, the i-th element on the diagonal of R (L) in double is exactly zero.
         */
        info: integers(1, 'out'),
        /**
         * Out, nrhs integers, if given: iter of each right-hand side. Those that have converged are not corrected any more.
         */
        iters: itersArg,
        /**
         * Out, one element, if given: the reciprocal condition number of R in the 1-norm, as estimated by trcon: if iter >= 0 of R in single,
         * with columns scaled; else as of gels.
         */
        rcond: numbers(1, 'out', { optional: true }),
        /**
         * Out, one integer, if given: min(m, n) if iter >= 0, for a matrix of deficient rank, or one that is so close to it that singles do
         * not tell, is left to double; else as of gels: look at rcond too.
         */
        rank: integers(1, 'out', { optional: true }),
        /**
         * Out, nrhs elements, if given: the sums of squares ||b - op(A) x||_2^2, 0 of a solution of least norm. Written if info = 0.
         */
        rss: numbers('nrhs', 'out', { optional: true }),
        /** On a GPU context: where the factorization in single precision is made, as in geqrf. */
        mode: modeArg,
        /** How the GPU computes the updates behind a panel, as in geqrf. */
        math: updateMathArg,
    }),
    flops: (a) => flopsGels(Math.max(num(a, 'm'), num(a, 'n')), Math.min(num(a, 'm'), num(a, 'n')), num(a, 'nrhs')),
};
