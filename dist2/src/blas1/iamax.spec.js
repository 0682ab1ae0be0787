// IAMAX: arguments, rules, documentation.
import { integers, positional, size, strided } from '../core/kinds.js';
/**
 * result := the number, from 1, of the first element of x with the largest abs(x_i).
 *
 * The number of the first element of x with the largest absolute value.
 *
 * The absolute value of a complex number is |Re x_i| + |Im x_i|, rounded. Counts from 1; 0 for n = 0. The first NaN counts as the largest,
 * then the first infinity. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live;
 * equal calls on one device give equal bits. Source: BLAS IxAMAX.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const i = await isamax(ctx.queue, { n, x });
 */
export const iamaxSpec = {
    name: 'iamax',
    returnsIndex: true,
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        n: size,
        /** incx: With incx < 0 element 1 is the last one in memory; BLAS returns 0 then. */
        x: strided('n', 'in'),
        /**
         * One element, out. If it is given, the value stays on the device, there; otherwise the promise resolves to it, after a readback.
         */
        result: integers(1, 'out', { optional: true }),
    }),
    nothing: (a) => a.n === 0,
    flops: () => 0,
};
