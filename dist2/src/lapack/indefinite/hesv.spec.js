// HESV: arguments, rules, documentation.
import { flopsSysv } from '../../core/flops.js';
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * B := A^-1 B by A = L D L^H ('l') or A = U D U^H ('u'); A is n x n, Hermitian, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a Hermitian, possibly indefinite A by Bunch-Kaufman factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context complex single runs on the GPU, complex double on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order. Source:
 * LAPACK xHESV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await chesv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('chesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export const hesvSpec = {
    name: 'hesv',
    precs: 'cz',
    args: positional({
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo,
        n: size,
        nrhs: size,
        /**
         * In: one triangle of A, of whose diagonal imaginary parts are not looked at. Out: its factors, as hetrf leaves them; the other
         * triangle is neither read nor written.
         */
        A: matrix('n', 'n', 'inout'),
        /** Out, n integers: the pivots, as hetrf leaves them. */
        ipiv: integers('n', 'out'),
        /**
         * In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A.
         */
        B: matrix('n', 'nrhs', 'inout'),
        /**
         * Out, one integer. 0: solved. i > 0: D(i,i) is exactly zero, as in hetrf; A is factored completely and B untouched.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsSysv(num(a, 'n'), num(a, 'nrhs')),
};
