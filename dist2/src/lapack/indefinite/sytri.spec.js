// SYTRI: arguments, rules, documentation.
import { flopsSytri } from '../../core/flops.js';
import { integers, matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * A := A^-1 from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n, column-major.
 *
 * The inverse of a symmetric matrix, also of complex numbers, from its Bunch-Kaufman factorization, in place: one triangle of the solution
 * for the unit matrix.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is
 * computed is 2n^3, in products. To solve a system, sysv is faster and more accurate than a product with the inverse. Source: LAPACK
 * xSYTRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('ssytri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export const sytriSpec = {
    name: 'sytri',
    precs: 'sdcz',
    args: positional({
        /** The triangle that sytrf was called with: 'l' or 'u'. */
        uplo,
        n: size,
        /**
         * In: the factors as sytrf leaves them. Out: that triangle of the inverse if info = 0, else as it was. The other one is neither read
         * nor written.
         */
        A: matrix('n', 'n', 'inout'),
        /** n pivots as sytrf leaves them. They must be such pivots: that is not checked. */
        ipiv: integers('n', 'in'),
        /** Out, one integer. 0: done. i > 0: D(i,i) is exactly zero, the first such i; A keeps its factors. */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsSytri(num(a, 'n')),
};
