// SYSVNOPIV: arguments, rules, documentation.
import { flopsSysv } from '../../core/flops.js';
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
/**
 * B := A^-1 B by A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as sytrfNopiv says; sysv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: MAGMA xSYSV_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssysvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('ssysvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export const sysvNopivSpec = {
    name: 'sysvNopiv',
    precs: 'sdcz',
    args: positional({
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo,
        n: size,
        nrhs: size,
        /** In: one triangle of A. Out: the factors as sytrfNopiv leaves them; the other triangle is neither read nor written. */
        A: matrix('n', 'n', 'inout'),
        /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
        B: matrix('n', 'nrhs', 'inout'),
        /** Out, one integer. 0: solved. i > 0: D(i,i) is exactly zero, the first such i; A holds nothing of use and B is untouched. */
        info: integers(1, 'out'),
        /** How the GPU computes the updates, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Columns of a panel on the GPU; 0 (default) leaves it to the routine. */
        nb: nbArg,
    }),
    flops: (a) => flopsSysv(num(a, 'n'), num(a, 'nrhs')),
};
