// GETRS: arguments, rules, documentation.
import { flopsGetrs } from '../../core/flops.js';
import { integers, matrix, positional, size, trans } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from P A = L U of getrf. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrf's info says so): a zero on its diagonal gives infinities and NaN in B. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed
 * there. Flops nrhs n (2n - 1). Source: LAPACK xGETRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetrs(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export const getrsSpec = {
    name: 'getrs',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + num(a, 'n') / 16,
    args: positional({
        trans,
        n: size,
        nrhs: size,
        /** L and U as getrf leaves them. */
        A: matrix('n', 'n', 'in'),
        /** n pivots as getrf leaves them. They must be in 1..n: that is not checked. */
        ipiv: integers('n', 'in'),
        /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
        B: matrix('n', 'nrhs', 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.nrhs === 0,
    flops: (a) => flopsGetrs(num(a, 'n'), num(a, 'nrhs')),
};
