// SYTRS: arguments, rules, documentation.
import { flopsSytrs } from '../../core/flops.js';
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * B := A^-1 B from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n and symmetric, also of complex numbers, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (sytrf's info says so): a zero in it gives infinities
 * and NaN in B. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYTRS2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export const sytrsSpec = {
    name: 'sytrs',
    precs: 'sdcz',
    args: positional({
        /** The triangle that sytrf was called with: 'l' or 'u'. */
        uplo,
        n: size,
        nrhs: size,
        /** The factors as sytrf leaves them; the other triangle is not read. */
        A: matrix('n', 'n', 'in'),
        /** n pivots as sytrf leaves them. They must be such pivots: that is not checked. */
        ipiv: integers('n', 'in'),
        /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
        B: matrix('n', 'nrhs', 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.nrhs === 0,
    flops: (a) => flopsSytrs(num(a, 'n'), num(a, 'nrhs')),
};
