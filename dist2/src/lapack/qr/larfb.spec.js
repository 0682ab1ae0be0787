// LARFB: arguments, rules, documentation.
import { matrix, positional, side, size, transQ } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const inColumns = (a) => a['storev'] === 'c';
const order = (a) => num(a, a['side'] === 'l' ? 'm' : 'n');
/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), H = I - V T V^H (storev 'c') or I - V^H T V ('r'); C is m x n. Column-major.
 *
 * Applies a block of Householder reflectors, by products of matrices.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk, of
 * complex numbers four times as many, to leading order. Source: LAPACK xLARFB, forward: there is no DIRECT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 * await slarfb(ctx.queue, { side: 'l', trans: 't', storev: 'c', m, n, k, V, ldv: m, T, ldt: k, C, ldc: m });
 */
export const larfbSpec = {
    name: 'larfb',
    precs: 'sdcz',
    args: positional({
        /** 'l': from the left. 'r': from the right. */
        side,
        /** 'n': H. 'c': H^H, which of real numbers is H^T and may be called 't'. */
        trans: transQ,
        /** 'c': the v's are columns, as geqrf leaves them. 'r': their conjugates are rows, as gelqf leaves them. */
        storev: { kind: 'flag', values: ['c', 'r'] },
        m: size,
        n: size,
        /** Reflectors, at most m with side 'l', n with 'r', which is the order of H. */
        k: { kind: 'index', from: () => 0, to: order, rule: "must be an integer in 0..m with side 'l', 0..n with 'r'" },
        /**
         * (order of H) x k with storev 'c', k x (order of H) with 'r'. The zeros that v's begin with and their 1 are not read.
         */
        V: matrix((a) => (inColumns(a) ? order(a) : num(a, 'k')), (a) => (inColumns(a) ? num(a, 'k') : order(a)), 'in'),
        /** k x k, as larft makes it: upper triangular. What lies below the diagonal is not read. */
        T: matrix('k', 'k', 'in'),
        /** In and out. */
        C: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0 || a.k === 0,
    flops: (a) => 4 * num(a, 'm') * num(a, 'n') * num(a, 'k'),
};
