// TPQRT: arguments, rules, documentation.
import { flopsTpqrt } from '../../core/flops.js';
import { matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n. Column-major.
 *
 * QR factorization of a triangle on top of a pentagon: with l = 0 the update of a factorization by more rows, with l = n = m the merging of
 * two triangles, the step of a tall QR factorization in pieces.
 *
 * Overwrites A's upper triangle, B and T. It cannot fail: there is no info. tpmqrt multiplies by Q. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. Flops 2mn^2 with l = 0, 2n^3/3 for two triangles, of complex numbers
 * four times as many, to leading order. Source: LAPACK xTPQRT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // R of all rows so far, in n x n; `more` has another m of them
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 */
export const tpqrtSpec = {
    name: 'tpqrt',
    precs: 'sdcz',
    args: positional({
        m: size,
        n: size,
        /**
         * The last l rows of B are upper trapezoidal: 0, B is any matrix; n = m = l, an upper triangle. At most min(m, n).
         */
        l: {
            kind: 'index',
            from: () => 0,
            to: (a) => Math.min(num(a, 'm'), num(a, 'n')),
            rule: 'must be an integer in 0..min(m, n)',
        },
        /** Columns of a block, 1..n; T is made for these blocks. 32 is a good value. */
        nb: {
            kind: 'index',
            from: () => 1,
            to: (a) => Math.max(1, num(a, 'n')),
            rule: 'must be an integer in 1..max(1, n)',
        },
        /** n x n. In: the upper triangle of A. Out: R. What lies below the diagonal is neither read nor written. */
        A: matrix('n', 'n', 'inout'),
        /**
         * m x n. In: B. Out: V, column j of which is the reflector H(j) = I - tau(j) w w^H, w = [e_j; v(j)], behind its one; Q = H(1) ...
         * H(n). Of the last l rows what lies below the trapezoid, elements (m - l + i, j) with i > j, is neither read nor written.
         */
        B: matrix('m', 'n', 'inout'),
        /**
         * Out, nb x n. Columns j .. j+nb-1 of every block: the upper triangular T with H(j) ... H(j+nb-1) = I - W T W^H, zeros below it; the
         * diagonal is tau.
         */
        T: matrix('nb', 'n', 'out'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsTpqrt(num(a, 'm'), num(a, 'n'), num(a, 'l')),
};
