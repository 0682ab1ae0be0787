// GESVNOPIV: arguments, rules, documentation.
import { flopsGesv } from '../../core/flops.js';
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
/**
 * B := A^-1 B by A = L U without interchanges; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a square A by LU factorization without pivoting: for matrices that need none, as getrfNopiv says. For others gesvRbt
 * randomizes A first and checks what comes out.
 *
 * Overwrites A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: MAGMA
 * xGESV_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await sgesvNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('sgesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export const gesvNopivSpec = {
    name: 'gesvNopiv',
    precs: 'sdcz',
    args: positional({
        n: size,
        nrhs: size,
        /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
        A: matrix('n', 'n', 'inout'),
        /**
         * In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A.
         */
        B: matrix('n', 'nrhs', 'inout'),
        /**
         * Out, one integer. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; A holds nothing of use and B is untouched.
         */
        info: integers(1, 'out'),
        /** How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Columns of a block on the GPU; 0 (default) leaves it to the routine. */
        nb: nbArg,
    }),
    flops: (a) => flopsGesv(num(a, 'n'), num(a, 'nrhs')),
};
