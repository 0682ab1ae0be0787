// ASUM: arguments, rules, documentation.
import { sumType } from '../core/field.js';
import { numbers, positional, size, strided } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * result := abs(x_0) + ... + abs(x_n-1).
 *
 * The sum of absolute values of x, of complex numbers of |Re x_i| + |Im x_i|: scasum and dzasum, whose result is real.
 *
 * NaN and infinities pass on. Flops n, complex 2n. Half is summed in single, and so is its result. On a GPU context halves and singles,
 * also complex, are computed on the GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xASUM.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const sum = await sasum(ctx.queue, { n, x });
 */
export const asumSpec = {
    name: 'asum',
    named: { c: 'scasum', z: 'dzasum' },
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        n: size,
        /** incx: The sign does not matter here; BLAS's xASUM returns 0 where incx < 0. */
        x: strided('n', 'in'),
        /**
         * One element, out; for halves a single, of complex vectors a real number. With it the value stays on the device, without it the
         * promise resolves to it after a readback.
         */
        result: numbers(1, 'out', { optional: true, type: sumType }),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => ({ mul: 0, add: num(a, 'n') }),
};
