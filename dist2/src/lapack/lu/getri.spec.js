// GETRI: arguments, rules, documentation.
import { flopsGetri } from '../../core/flops.js';
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * A := A^-1 from P A = L U of getrf; A is n x n, column-major.
 *
 * The inverse of a matrix from its LU factorization, in place: U^-1, then X with X L = U^-1, then the columns of X interchanged.
 *
 * Overwrites info and, if info = 0, A. Workspace is its own affair: n^2 elements on the CPU, 2 n^2 on the GPU. On a GPU context singles,
 * also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4n^3/3,
 * to leading order, besides the 2n^3/3 of getrf; what is computed is a little more, where blocks on diagonals are inverted. To solve a
 * system, gesv is three times faster and more accurate than a product with the inverse. Source: LAPACK xGETRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetri(ctx.queue, { n, A, lda: n, ipiv, info });
 * mustSucceed('sgetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export const getriSpec = {
    name: 'getri',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + num(a, 'n') / 8,
    args: positional({
        n: size,
        /** In: L and U as getrf leaves them. Out: the inverse if info = 0, else as it was. */
        A: matrix('n', 'n', 'inout'),
        /** n pivots as getrf leaves them. They must be in 1..n: that is not checked. */
        ipiv: integers('n', 'in'),
        /** Out, one integer. 0: done. i > 0: U(i,i) is exactly zero, the first such i; A keeps its factors. */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsGetri(num(a, 'n')),
};
