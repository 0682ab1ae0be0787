// ORGQR: arguments, rules, documentation.
import { flopsOrgqr } from '../../core/flops.js';
import { matrix, numbers, positional, size } from '../../core/kinds.js';
import { arg, complexly, num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
/**
 * A := the first n columns of the orthogonal (unitary) factor Q of geqrf, which is m x m. Column-major.
 *
 * Writes out the orthogonal factor of a QR factorization. Of complex numbers, as in LAPACK, it is ungqr.
 *
 * Overwrites A only; R, which geqrf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and complex
 * double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of complex numbers
 * four times as many, to leading order. Source: LAPACK xORGQR, xUNGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sorgqr(ctx.queue, { m, n, k: n, A, lda: m, tau }); // orthonormal columns that span those of A
 */
export const orgqrSpec = {
    name: 'orgqr',
    named: complexly('ungqr'),
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + num(a, 'k') / 4,
    args: positional({
        m: size,
        /** Columns of Q that are wanted, at most m. */
        n: { kind: 'index', from: () => 0, to: arg('m'), rule: 'must be an integer in 0..m' },
        /** Reflectors whose product Q is, Q = H(1) ... H(k); at most n. */
        k: { kind: 'index', from: () => 0, to: arg('n'), rule: 'must be an integer in 0..n' },
        /** m x n. In: the v's as geqrf leaves them, in the first k columns. Out: the columns of Q. */
        A: matrix('m', 'n', 'inout'),
        /** k elements, as geqrf leaves them. */
        tau: numbers('k', 'in'),
        /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
        nb: nbArg,
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsOrgqr(num(a, 'm'), num(a, 'n'), num(a, 'k')),
};
