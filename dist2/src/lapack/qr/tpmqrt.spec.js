// TPMQRT: arguments, rules, documentation.
import { flopsTpmqrt } from '../../core/flops.js';
import { matrix, positional, side, size, transQ } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const isLeft = (a) => a['side'] === 'l';
const rowsOfV = (a) => num(a, isLeft(a) ? 'm' : 'n');
/**
 * [A; B] := op(Q) [A; B] (side 'l') or [A B] := [A B] op(Q) ('r'); B is m x n, Q is the orthogonal (unitary) factor of tpqrt. Column-major.
 *
 * Multiplies by the orthogonal factor of tpqrt, without writing it out.
 *
 * Overwrites A and B. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * 4mnk with l = 0, of complex numbers four times as many, to leading order. Source: LAPACK xTPMQRT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 * // the right-hand sides of the rows so far, n x nrhs, and of the new ones, m x nrhs
 * const Q = { k: n, l: 0, nb: 32, V: more, ldv: m, T, ldt: 32 };
 * await stpmqrt(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, ...Q, A: c, lda: n, B: d, ldb: m });
 */
export const tpmqrtSpec = {
    name: 'tpmqrt',
    precs: 'sdcz',
    args: positional({
        /** 'l': from the left, A is k x n. 'r': from the right, A is m x k. */
        side,
        /** 'n': Q. 'c': Q^H, which of real numbers is Q^T and may be called 't'. */
        trans: transQ,
        m: size,
        n: size,
        /** Reflectors whose product Q is, the n of tpqrt. */
        k: size,
        /** As in tpqrt: rows of V that are upper trapezoidal. At most k, and at most the rows of V. */
        l: {
            kind: 'index',
            from: () => 0,
            to: (a) => Math.min(num(a, 'k'), rowsOfV(a)),
            rule: 'must be an integer in 0..min(k, rows of V)',
        },
        /** As in tpqrt, 1..k. */
        nb: {
            kind: 'index',
            from: () => 1,
            to: (a) => Math.max(1, num(a, 'k')),
            rule: 'must be an integer in 1..max(1, k)',
        },
        /** m x k with side 'l', n x k with 'r': B as tpqrt leaves it. What lies below the trapezoid is not read. */
        V: matrix(rowsOfV, 'k', 'in'),
        /** nb x k, as tpqrt leaves it. What lies below the triangles is not read. */
        T: matrix('nb', 'k', 'in'),
        /** In and out, k x n with side 'l', m x k with 'r'. */
        A: matrix((a) => num(a, isLeft(a) ? 'k' : 'm'), (a) => num(a, isLeft(a) ? 'n' : 'k'), 'inout'),
        /** In and out, m x n. */
        B: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.k === 0 || (a.side === 'l' ? a.n : a.m) === 0,
    flops: (a) => flopsTpmqrt(a['side'], num(a, 'm'), num(a, 'n'), num(a, 'k'), num(a, 'l')),
};
