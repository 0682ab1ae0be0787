// ORMHR: arguments, rules, documentation.
import { flopsOrmqr } from '../../core/flops.js';
import { matrix, numbers, positional, side, size, transQ } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { ihiArg, iloArg, lessOne } from './schurArgs.js';
const order = (a) => num(a, a['side'] === 'l' ? 'm' : 'n');
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gehrd. Column-major.
 *
 * Multiplies by the orthogonal (unitary) factor of a Hessenberg form, without writing it out.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2mn^2 with 'r', to leading order. Source: LAPACK xORMHR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 * await dormhr(ctx.queue, { side: 'l', trans: 't', m: n, n: k, ilo: 1, ihi: n, A, lda: n, tau, C, ldc: n }); // C := Q^T C
 */
export const ormhrSpec = {
    name: 'ormhr',
    named: complexly('unmhr'),
    precs: 'sdcz',
    args: positional({
        /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
        side,
        /** 'n': Q. 'c', and 't' for real numbers: Q^H. */
        trans: transQ,
        m: size,
        n: size,
        /** As given to gehrd; n in its rule is Q's order. */
        ilo: iloArg(order),
        /** As given to gehrd. */
        ihi: ihiArg(order),
        /** The v's as gehrd leaves them: of Q's order. */
        A: matrix(order, order, 'in'),
        /** One element less than Q's order, as gehrd leaves them. */
        tau: numbers(lessOne(order), 'in'),
        /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
        C: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => {
        const k = Math.max(0, order(a) - 1);
        return a['side'] === 'l' ? flopsOrmqr('l', k, num(a, 'n'), k) : flopsOrmqr('r', num(a, 'm'), k, k);
    },
};
