// GEADD: arguments, rules, documentation.
import { matrix, positional, scalar, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * B := alpha A + beta B for m x n matrices, column-major.
 *
 * Overwrites B only. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: MAGMA magmablas_sgeadd2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeadd(ctx.queue, { m, n, alpha: -1, A, lda: m, B, ldb: m }); // B := B - A
 */
export const geaddSpec = {
    name: 'geadd',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        m: size,
        n: size,
        /** Default 1. With 0, A is not read. */
        alpha: scalar(1),
        A: matrix('m', 'n', 'in'),
        /** Default 1. With 0, B is not read. */
        beta: scalar(1),
        /** In and out. May lie in the same buffer as A if it shares no element with it. */
        B: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => 3 * num(a, 'm') * num(a, 'n'),
};
