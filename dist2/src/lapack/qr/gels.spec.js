// GELS: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGels } from '../../core/flops.js';
import { integers, longer, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { nbArg } from '../factorOptions.js';
/** A or A^H. */
const opA = { kind: 'flag', values: ['n', 't', 'c'], realOnly: 't', default: 'n' };
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
export const gelsSpec = {
    name: 'gels',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + 3 * Math.min(num(a, 'm'), num(a, 'n')),
    args: positional({
        trans: opA,
        m: size,
        n: size,
        nrhs: size,
        /**
         * In: A. Out: its QR factorization as geqrf leaves it if m >= n, else its LQ factorization as gelqf does; R or L is that of A itself.
         */
        A: matrix('m', 'n', 'inout'),
        /**
         * max(m, n) x nrhs. In: the right-hand sides in the first rows, as many as op(A) has. Out, if info = 0: X in the first rows, as many as
         * op(A) has columns; below it, in a least-squares problem, numbers the sum of whose squares (of moduli) is that of the residual. Else
         * as it was.
         */
        B: matrix(longer, 'nrhs', 'inout'),
        /**
         * Out, one element: the reciprocal condition number of R (L) in the 1-norm, estimated as by trcon. May be left out.
         */
        rcond: numbers(1, 'out', { optional: true, type: realOf }),
        /**
         * Out, one integer: how many elements on the diagonal of R (L) exceed eps max(m, n) times the largest one, eps = 2^-23 (2^-52). Below
         * min(m, n) the rank is deficient. Without pivoting a deficient matrix need not show there: rcond below eps tells as well. May be
         * left out.
         */
        rank: integers(1, 'out', { optional: true }),
        /**
         * Out, nrhs elements: the sums of squares ||b - op(A) x||_2^2 of a least-squares problem, 0 of the other one. Written if info = 0.
         * May be left out.
         */
        rss: numbers('nrhs', 'out', { optional: true, type: realOf }),
        /**
         * Out, one integer. 0: solved. i > 0: the i-th element on the diagonal of R (L) is exactly zero, the first such i: A has not full
         * rank.
         */
        info: integers(1, 'out'),
        /**
         * Columns of a block of the factorization and of the product with Q; 0 (default) leaves it to the routine. On the CPU at most 32 are
         * used.
         */
        nb: nbArg,
    }),
    flops: (a) => flopsGels(longer(a), Math.min(num(a, 'm'), num(a, 'n')), num(a, 'nrhs')),
};
