// LARFT: arguments, rules, documentation.
import { matrix, numbers, positional, size } from '../../core/kinds.js';
import { arg, num } from '../../core/spec.js';
const inColumns = (a) => a['storev'] === 'c';
/**
 * T of H(1) ... H(k) = I - V T V^H ('c') or I - V^H T V ('r'), H(j) = I - tau(j) v(j) v(j)^H. Column-major.
 *
 * The triangular factor of a block of Householder reflectors, with which larfb applies all of them by products of matrices.
 *
 * Overwrites T's upper triangle. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * k^2 n, of complex numbers four times as many, to leading order. Source: LAPACK xLARFT, forward: there is no DIRECT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqr2(ctx.queue, { m, n: k, A: V, lda: m, tau });
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 */
export const larftSpec = {
    name: 'larft',
    precs: 'sdcz',
    args: positional({
        /** 'c': the v's are columns, as geqrf leaves them. 'r': their conjugates are rows, as gelqf leaves them. */
        storev: { kind: 'flag', values: ['c', 'r'] },
        /** Elements of each v. */
        n: size,
        /** Reflectors, at most n. */
        k: { kind: 'index', from: () => 0, to: arg('n'), rule: 'must be an integer in 0..n' },
        /** n x k with storev 'c', k x n with 'r'. The first j - 1 elements of v(j), which are 0, and its 1 are not read. */
        V: matrix((a) => num(a, inColumns(a) ? 'n' : 'k'), (a) => num(a, inColumns(a) ? 'k' : 'n'), 'in'),
        /** k elements. */
        tau: numbers('k', 'in'),
        /** Out, k x k: the upper triangle. What lies below the diagonal is not written. */
        T: matrix('k', 'k', 'inout'),
    }),
    nothing: (a) => a.k === 0,
    flops: (a) => num(a, 'k') ** 2 * num(a, 'n'),
};
