// ZCGESV: arguments, rules, documentation.
import { flopsGesv } from '../../core/flops.js';
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { updateMathArg } from '../factorOptions.js';
import { iterArg, itersArg } from './mixedOptions.js';
/**
 * X := A^-1 B in complex double precision, by P A = L U in complex single; A is n x n, B and X are n x nrhs; all column-major.
 *
 * Solves A X = B for a general square A of complex doubles, factored in complex single precision: on a GPU context by the GPU.
 *
 * A is demoted and factored; X is then corrected by solutions with these factors until for every right-hand side the largest |Re| + |Im| of
 * the residual b - A x, computed in double on the CPU, is at most sqrt(n) eps ||A||_inf times that of x. It takes a few corrections if A's
 * condition number is well below 10^7. If that fails A is factored, and the system solved, in double on the CPU: iter says why, and nothing
 * is lost but time.
 *
 * Overwrites X if info = 0, iter, info, iters, ipiv, and if iter < 0 A. Elements of A that are too small for single precision are rounded
 * to zero or to a few bits; right-hand sides and residuals are scaled by powers of two, so that they may have any size. NaN in A or B gives
 * iter = -31, and arrives in X as in zgesv. Calls made later wait for this one. Flops 2n^3/3 + 2n^2 nrhs as of zgesv, to leading order, and
 * 4n^2 nrhs per correction, of complex numbers. On a GPU context A goes over once, in single, and a right-hand side's column each way per
 * correction; workspace is n^2 + n nrhs complex singles and 2 n nrhs complex doubles. Source: LAPACK ZCGESV, which neither scales
 * right-hand sides nor stops at NaN.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const X = ctx.alloc('z', n * nrhs);
 * const [ipiv, iter, info] = [ctx.alloc('i', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await zcgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info });
 * mustSucceed('zcgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export const zcgesvSpec = {
    name: 'zcgesv',
    mixed: true,
    precs: 'z',
    computes: 'c',
    args: positional({
        n: size,
        nrhs: size,
        /**
         * In: A. Out: as it was if iter >= 0, else its factors in double as of getrf: L below the diagonal, U on and above it.
         */
        A: matrix('n', 'n', 'inout'),
        /** Out, n integers: row i was exchanged with row ipiv(i), both counted from 1, in the factorization made last. */
        ipiv: integers('n', 'out'),
        /** The right-hand sides. */
        B: matrix('n', 'nrhs', 'in'),
        /**
         * Out: the solution if info = 0, else as it was. May lie in B's buffer, or A's, if it shares no element with them.
         */
        X: matrix('n', 'nrhs', 'out'),
        /**
         * Out, one integer. 0 or more: so many corrections were made. Less: refinement has failed, and the system was solved in double,
         * because -2: an element of A, or infinity in B, does not fit into single precision; -3: U in single is singular; -31: 30 corrections
         * were not enough, or there is NaN.
         */
        iter: iterArg,
        /** Out, one integer. 0: solved. i > 0: U(i,i) is exactly zero in double, the first such i, and X is untouched. */
        info: integers(1, 'out'),
        /**
         * Out, nrhs integers, if given: iter of each right-hand side. Those that have converged are not corrected any more.
         */
        iters: itersArg,
        /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
    }),
    flops: (a) => flopsGesv(num(a, 'n'), num(a, 'nrhs')),
};
