// SWAP: arguments, rules, documentation.
import { positional, size, strided } from '../core/kinds.js';
/**
 * x and y change places for n elements.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles on the
 * CPU. Source: BLAS xSWAP.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export const swapSpec = {
    name: 'swap',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        n: size,
        /** In and out. */
        x: strided('n', 'inout'),
        /** In and out. May lie in the same buffer as x if the two do not overlap. */
        y: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: () => 0,
};
