// ORGBR: arguments, rules, documentation.
import { flopsOrgqr } from '../../core/flops.js';
import { matrix, numbers, positional, size } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
/** The order of the factor, and how many of its columns or rows are wanted. */
const order = (a) => num(a, a['vect'] === 'q' ? 'm' : 'n');
const wanted = (a) => num(a, a['vect'] === 'q' ? 'n' : 'm');
const reflectors = (a) => Math.min(order(a), num(a, 'k'));
/**
 * A := Q or P^H of A = Q B P^H, the factors of gebrd, or part of one; A is m x n. Column-major.
 *
 * Writes out an orthogonal factor, of complex matrices a unitary one, of a reduction to bidiagonal form: with vect 'q' the first n columns
 * of Q, which is m x m, with 'p' the first m rows of P^H, which is n x n.
 *
 * Overwrites A only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk -
 * 2(m + n)k^2 + 4k^3/3 for 'q', to leading order. Source: LAPACK xORGBR; for complex matrices xUNGBR, whose name it has there.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * await dorgbr(ctx.queue, { vect: 'q', m, n, k: n, A, lda: m, tau: tauQ }); // the first n columns of Q
 */
export const orgbrSpec = {
    name: 'orgbr',
    named: complexly('ungbr'),
    precs: 'sdcz',
    args: positional({
        /** 'q': Q. 'p': P^H. */
        vect: { kind: 'flag', values: ['q', 'p'] },
        m: size,
        /** With 'q' at most m, with 'p' at least m. */
        n: {
            kind: 'index',
            from: (a) => (a['vect'] === 'q' ? 0 : num(a, 'm')),
            to: (a) => (a['vect'] === 'q' ? num(a, 'm') : Number.MAX_SAFE_INTEGER),
            rule: "must be an integer in 0..m with vect 'q', at least m with 'p'",
        },
        /**
         * Columns of the matrix that gebrd has reduced with 'q', its rows with 'p'. Unless n = m no more than the columns, or rows, that are
         * wanted.
         */
        k: {
            kind: 'index',
            from: () => 0,
            to: (a) => (wanted(a) < order(a) ? wanted(a) : Number.MAX_SAFE_INTEGER),
            rule: "must be an integer in 0..n with vect 'q', in 0..m with 'p'; any of at least 0 if n = m",
        },
        /** In: the v's as gebrd leaves them. Out: columns of Q, or rows of P^H. */
        A: matrix('m', 'n', 'inout'),
        /** tauQ or tauP as gebrd leaves it, min(m, k) or min(n, k) elements. */
        tau: numbers(reflectors, 'in'),
    }),
    nothing: (a) => num(a, 'm') === 0 || num(a, 'n') === 0,
    flops: (a) => flopsOrgqr(order(a), wanted(a), reflectors(a)),
};
