// ORGLQ: arguments, rules, documentation.
import { flopsOrglq } from '../../core/flops.js';
import { matrix, numbers, positional, size } from '../../core/kinds.js';
import { arg, complexly, num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
/**
 * A := the first m rows of the orthogonal (unitary) factor Q of gelqf, which is n x n. Column-major.
 *
 * Writes out the orthogonal factor of an LQ factorization. Of complex numbers, as in LAPACK, it is unglq.
 *
 * Overwrites A only; L, which gelqf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and
 * complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of
 * complex numbers four times as many, to leading order. Source: LAPACK xORGLQ, xUNGLQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sorglq(ctx.queue, { m, n, k: m, A, lda: m, tau }); // orthonormal rows that span those of A
 */
export const orglqSpec = {
    name: 'orglq',
    named: complexly('unglq'),
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Rows of Q that are wanted, at most n. */
        m: size,
        n: { kind: 'size', also: (a) => (num(a, 'n') < num(a, 'm') ? 'must be at least m: Q has n rows' : undefined) },
        /** Reflectors whose product Q is, Q = H(k)^H ... H(1)^H; at most m. */
        k: { kind: 'index', from: () => 0, to: arg('m'), rule: 'must be an integer in 0..m' },
        /** m x n. In: the v's as gelqf leaves them, in the first k rows. Out: the rows of Q. */
        A: matrix('m', 'n', 'inout'),
        /** k elements, as gelqf leaves them. */
        tau: numbers('k', 'in'),
        /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
        nb: nbArg,
    }),
    nothing: (a) => a.m === 0,
    flops: (a) => flopsOrglq(num(a, 'm'), num(a, 'n'), num(a, 'k')),
};
