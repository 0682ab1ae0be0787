// GESV: arguments, rules, documentation.
import { flopsGesv } from '../../core/flops.js';
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { modeArg, pivotingArg, updateMathArg } from '../factorOptions.js';
/**
 * B := A^-1 B by P A = L U; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a general square A by LU factorization with partial pivoting.
 *
 * Overwrites A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU; `mode` can bring the CPU in for real singles too, as in
 * getrf. Doubles that live on the GPU (createContext) are computed there. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * info says nothing of NaN and infinities in A, as in getrf. NaN comes out in X; an infinite A can have a finite X, for b / infinity is 0.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('sgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export const gesvSpec = {
    name: 'gesv',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + 1.5 * num(a, 'n'),
    args: positional({
        n: size,
        nrhs: size,
        /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
        A: matrix('n', 'n', 'inout'),
        /** Out, n integers: row i was exchanged with row ipiv(i), both counted from 1. */
        ipiv: integers('n', 'out'),
        /**
         * In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A.
         */
        B: matrix('n', 'nrhs', 'inout'),
        /**
         * Out, one integer. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; A is factored completely and B untouched.
         */
        info: integers(1, 'out'),
        /** As in getrf. */
        pivoting: pivotingArg,
        /**
         * On a GPU context in real single: 'native' on the GPU alone, 'hybrid' with the panels on the CPU, 'auto' (default) as measured costs
         * say.
         */
        mode: modeArg,
        /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
    }),
    flops: (a) => flopsGesv(num(a, 'n'), num(a, 'nrhs')),
};
