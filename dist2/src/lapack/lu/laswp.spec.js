// LASWP: arguments, rules, documentation.
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { arg, num } from '../../core/spec.js';
/**
 * A := P A: for i = k1, ..., k2 exchange rows i and ipiv(i) of A (m x n, column-major); for i = k2, ..., k1 with direction 'b'. Rows and
 * pivots count from 1, as in LAPACK. Unlike LAPACK's xLASWP it takes the rows m of A, and a direction instead of INCX.
 *
 * A := P A or P^T A, P the product of the row exchanges in ipiv.
 *
 * Overwrites A only. No flops: it moves at most 4n(k2 - k1 + 1) elements. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live.
 * Source: LAPACK xLASWP.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await slaswp(ctx.queue, { m: n, n: nrhs, A: B, lda: n, k1: 1, k2: n, ipiv });
 */
export const laswpSpec = {
    name: 'laswp',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        m: size,
        n: size,
        /** In and out. */
        A: matrix('m', 'n', 'inout'),
        /** First row to exchange, in 1..m+1. */
        k1: { kind: 'index', from: () => 1, to: (a) => num(a, 'm') + 1, rule: 'must be an integer in 1..m+1' },
        /** Last row to exchange, in k1-1..m; with k2 = k1 - 1 there is none. */
        k2: { kind: 'index', from: (a) => num(a, 'k1') - 1, to: arg('m'), rule: 'must be an integer in k1-1..m' },
        /** k2 integers, of which k1..k2 are read. They must be in 1..m: that is not checked. */
        ipiv: integers('k2', 'in'),
        /** 'f' (default): k1 first, which gives P A with the pivots of getrf. 'b': k2 first, which gives P^T A. */
        direction: { kind: 'flag', values: ['f', 'b'], default: 'f' },
    }),
    nothing: (a) => a.n === 0 || num(a, 'k2') < num(a, 'k1'),
    flops: () => 0,
};
