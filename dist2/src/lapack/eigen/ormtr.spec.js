// ORMTR: arguments, rules, documentation.
import { flopsOrmqr } from '../../core/flops.js';
import { matrix, numbers, positional, side, size, transQ, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
const order = (a) => num(a, a['side'] === 'l' ? 'm' : 'n');
const reflectors = (a) => Math.max(0, order(a) - 1);
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of sytrd. Column-major.
 *
 * Multiplies by the factor of a reduction to tridiagonal form, without writing it out: what turns eigenvectors of the tridiagonal matrix
 * into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2m^2 n with
 * side 'l', 2m n^2 with 'r', to leading order, four times that of complex numbers. Source: LAPACK xORMTR, xUNMTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrd(ctx.queue, { uplo: 'l', n: m, A, lda: m, D, E, tau }); // m >= 2
 * await dormtr(ctx.queue, { side: 'l', uplo: 'l', trans: 'n', m, n, A, lda: m, tau, C, ldc: m }); // C := Q C
 */
export const ormtrSpec = {
    name: 'ormtr',
    named: complexly('unmtr'),
    precs: 'sdcz',
    args: positional({
        /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
        side,
        /** As in the call of sytrd. */
        uplo,
        /** 'n': Q. 'c': Q^H. 't', of real numbers only: Q^T, the same. */
        trans: transQ,
        m: size,
        n: size,
        /** The v's as sytrd leaves them; what else it leaves is not used. */
        A: matrix(order, order, 'in'),
        /** As many as the order of Q less 1, as sytrd leaves them. */
        tau: numbers(reflectors, 'in'),
        /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
        C: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0 || reflectors(a) === 0,
    flops: (a) => {
        const [m, n, k] = [num(a, 'm'), num(a, 'n'), reflectors(a)];
        return a['side'] === 'l' ? flopsOrmqr('l', k, n, k) : flopsOrmqr(a['side'], m, k, k);
    },
};
