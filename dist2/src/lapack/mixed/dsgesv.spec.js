// DSGESV: arguments, rules, documentation.
import { flopsGesv } from '../../core/flops.js';
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { modeArg, updateMathArg } from '../factorOptions.js';
import { iterArg, itersArg, mixedPivotingArg, residualArg } from './mixedOptions.js';
/**
 * X := A^-1 B in double precision, by P A = L U in single; A is n x n, B and X are n x nrhs; all column-major.
 *
 * Solves A X = B for a general square A of doubles, factored in single precision: on a GPU context by the GPU.
 *
 * A is demoted and factored; X is then corrected by solutions with these factors until for every right-hand side the largest element of the
 * residual b - A x, computed in double, is at most sqrt(n) eps ||A||_inf times that of x: what a factorization in double would leave. It
 * takes a few corrections if A's condition number is well below 10^7. If that fails A is factored, and the system solved, in double on the
 * CPU, or where doubles live on the GPU (createContext) there: iter says why, and nothing is lost but time.
 *
 * Overwrites X if info = 0, iter, info, iters, ipiv, and if iter < 0 A. Elements of A that are too small for single precision are rounded
 * to zero or to a few bits; right-hand sides and residuals are scaled by powers of two, so that they may have any size. NaN in A or B gives
 * iter = -31, and arrives in X as in dgesv. Calls made later wait for this one. Flops 2n^3/3 + 2n^2 nrhs as of dgesv, to leading order, and
 * 4n^2 nrhs per correction. Source: LAPACK DSGESV, which neither scales right-hand sides nor stops at NaN.
 *
 * On a GPU context, with residuals on the CPU, A goes over once, in single, and a right-hand side's column each way per correction;
 * workspace is n^2 + n nrhs singles and 2 n nrhs doubles. With residuals on the GPU A goes over as doubles, and is split there into pairs
 * of singles of 48 bits, which stay with A's buffer, lda n singles each, until an element of the buffer is written to or it is disposed of:
 * another call with this A sends nothing but B. Solutions have 48 bits too, and what is lost of residuals, 2^-48 of their terms or so, is
 * little beside sqrt(n) eps from n = 1024 on; below 256 the CPU confirms what has converged. Corrections are enqueued some at a time, the
 * GPU decides which columns they are for and when there is no other, and the host waits behind the last. What has not converged, or an A
 * whose norm is outside of 2^-40..2^40, goes on with residuals on the CPU: the GPU never decides that refinement has failed, except where
 * partial pivoting comes next. From order 2048 on and for up to four right-hand sides solutions are by blocks of the factors that were
 * inverted once, 256 columns at a time, with 512 n singles of workspace.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const X = ctx.alloc('d', n * nrhs);
 * const [ipiv, iter, info] = [ctx.alloc('i', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dsgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info });
 * mustSucceed('dsgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export const dsgesvSpec = {
    name: 'dsgesv',
    mixed: true,
    precs: 'd',
    computes: 's',
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
        /**
         * Out, one integer. 0: solved. i > 0: U(i,i) in double is exactly zero, the first such i; A is factored completely and X untouched.
         */
        info: integers(1, 'out'),
        /**
         * Out, nrhs integers, if given: iter of each right-hand side. Those that have converged are not corrected any more.
         */
        iters: itersArg,
        /**
         * Of the factorization in single precision: 'partial' or 'tournament' as in getrf; 'window': a panel's pivots come from its first
         * rows alone; 'butterfly': of U^T A V with random U and V, without pivoting, as in gesvRbt, for orders up to 1000 or so. Where these
         * two do not lead to convergence partial pivoting comes next. 'auto' (default): 'window' on a hardware GPU from order 2048 on, unless
         * mode is 'hybrid', else 'partial'. ipiv is that of the factorization made last; where butterflies have done 1..n.
         */
        pivoting: mixedPivotingArg,
        /** On a GPU context: where the factorization in single precision is made, as in getrf. */
        mode: modeArg,
        /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default) or 'split'. */
        math: updateMathArg,
        /**
         * On a GPU context: where residuals are computed, if A is factored on the GPU. 'cpu': in double. 'gpu': there, in double-single
         * arithmetic, if the adapter passes a trial of it. 'auto' (default): on a hardware GPU from order 1024 on.
         */
        residual: residualArg,
    }),
    flops: (a) => flopsGesv(num(a, 'n'), num(a, 'nrhs')),
};
