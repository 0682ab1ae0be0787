// GEAM: arguments, rules, documentation.
import { matrix, positional, scalar, size, trans } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const rows = (trans) => (a) => num(a, a[trans] === 'n' ? 'm' : 'n');
const cols = (trans) => (a) => num(a, a[trans] === 'n' ? 'n' : 'm');
/**
 * C := alpha op(A) + beta op(B), op(X) = X ('n'), X^T ('t') or X^H ('c'). C is m x n, and so are op(A) and op(B); column-major.
 *
 * Overwrites C only, which is not read. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xGEAM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeam(ctx.queue, { transB: 't', m: n, n, alpha: 0.5, A, lda: n, beta: 0.5, B: A, ldb: n, C, ldc: n }); // (A + A^T) / 2
 */
export const geamSpec = {
    name: 'geam',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        transA: trans,
        transB: trans,
        m: size,
        n: size,
        /** Default 1. With 0, A is not read. */
        alpha: scalar(1),
        A: matrix(rows('transA'), cols('transA'), 'in'),
        /** Default 1. With 0, B is not read. */
        beta: scalar(1),
        B: matrix(rows('transB'), cols('transB'), 'in'),
        /** Out. May lie in the same buffer as A or B if it shares no element with them. */
        C: matrix('m', 'n', 'out'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => 3 * num(a, 'm') * num(a, 'n'),
};
