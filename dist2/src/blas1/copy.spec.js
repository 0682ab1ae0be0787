// COPY: arguments, rules, documentation.
import { positional, size, strided } from '../core/kinds.js';
/**
 * y := x for n elements.
 *
 * y := x.
 *
 * Overwrites y only, bit by bit: NaN and subnormal numbers arrive as they are. No flops. On a GPU context halves and singles, also
 * complex, are computed on the GPU, doubles on the CPU. Source: BLAS xCOPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await scopy(ctx.queue, { n: 3, x: A.at(1), incx: lda, y }); // row 1 of A
 */
export const copySpec = {
    name: 'copy',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        n: size,
        x: strided('n', 'in'),
        /** Out; not read. May lie in the same buffer as x if the two do not overlap. */
        y: strided('n', 'out'),
    }),
    nothing: (a) => a.n === 0,
    flops: () => 0,
};
