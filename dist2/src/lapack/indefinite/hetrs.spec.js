// HETRS: arguments, rules, documentation.
import { flopsSytrs } from '../../core/flops.js';
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * B := A^-1 B from A = L D L^H ('l') or A = U D U^H ('u') of hetrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (hetrf's info says so): a zero in it gives infinities
 * and NaN in B. Imaginary parts on the diagonal of D are taken for 0. On a GPU context complex single runs on the GPU, complex double on
 * the CPU. Flops 2n^2 nrhs, to leading order. Source: LAPACK xHETRS2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await chetrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export const hetrsSpec = {
    name: 'hetrs',
    precs: 'cz',
    args: positional({
        /** The triangle that hetrf was called with: 'l' or 'u'. */
        uplo,
        n: size,
        nrhs: size,
        /** The factors as hetrf leaves them; the other triangle is not read. */
        A: matrix('n', 'n', 'in'),
        /** n pivots as hetrf leaves them. They must be such pivots: that is not checked. */
        ipiv: integers('n', 'in'),
        /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
        B: matrix('n', 'nrhs', 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.nrhs === 0,
    flops: (a) => flopsSytrs(num(a, 'n'), num(a, 'nrhs')),
};
