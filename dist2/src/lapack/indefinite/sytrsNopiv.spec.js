// SYTRSNOPIV: arguments, rules, documentation.
import { flopsSytrs } from '../../core/flops.js';
import { matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * B := A^-1 B from the factors of sytrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order. Source: MAGMA xSYTRS_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await ssytrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export const sytrsNopivSpec = {
    name: 'sytrsNopiv',
    precs: 'sdcz',
    args: positional({
        /** Which triangle of A holds the factors: 'l' or 'u'. */
        uplo,
        n: size,
        nrhs: size,
        /** D and L, or U, as sytrfNopiv leaves them; the other triangle is not read. */
        A: matrix('n', 'n', 'in'),
        /** In: the right-hand sides. Out: the solution. May lie in A's buffer if it shares no element with A. */
        B: matrix('n', 'nrhs', 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.nrhs === 0,
    flops: (a) => flopsSytrs(num(a, 'n'), num(a, 'nrhs')),
};
