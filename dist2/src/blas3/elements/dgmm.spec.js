// DGMM: arguments, rules, documentation.
import { matrix, positional, side, size, strided } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * C := diag(x) A (side 'l') or A diag(x) (side 'r') for m x n matrices, column-major.
 *
 * Overwrites C only, which is not read. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xDGMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sdgmm(ctx.queue, { side: 'r', m, n, A, lda: m, x: scale, C, ldc: m });
 */
export const dgmmSpec = {
    name: 'dgmm',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        /** 'l': x has m elements and scales rows; 'r': x has n elements and scales columns. */
        side,
        m: size,
        n: size,
        A: matrix('m', 'n', 'in'),
        /** incx: With a negative one x is read from its far end, as in BLAS. */
        x: strided((a) => num(a, a.side === 'l' ? 'm' : 'n'), 'in'),
        /** Out. May lie in the same buffer as A or x if it shares no element with them. */
        C: matrix('m', 'n', 'out'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => ({ mul: num(a, 'm') * num(a, 'n'), add: 0 }),
};
