// NRM2: arguments, rules, documentation.
import { sumType } from '../core/field.js';
import { numbers, positional, size, strided } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * result := sqrt(|x_0|^2 + ... + |x_n-1|^2).
 *
 * The Euclidean norm of x, of complex numbers by scnrm2 and dznrm2, whose result is real.
 *
 * Scaled, so that no square overflows or underflows; GPUs take numbers below 2^-126 for zero. NaN passes on, also beside infinities. Flops
 * 2n, complex 4n. Half is summed in single, and so is its result. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xNRM2.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const length = await snrm2(ctx.queue, { n, x });
 */
export const nrm2Spec = {
    name: 'nrm2',
    named: { c: 'scnrm2', z: 'dznrm2' },
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        n: size,
        /** incx: The sign does not matter here. */
        x: strided('n', 'in'),
        /**
         * One element, out; for halves a single, of complex vectors a real number. With it the value stays on the device, without it the
         * promise resolves to it after a readback.
         */
        result: numbers(1, 'out', { optional: true, type: sumType }),
    }),
    nothing: (a) => a.n === 0,
    // Squares of parts: no complex products, but as many operations as additions have.
    flops: (a) => ({ mul: 0, add: 2 * num(a, 'n') }),
};
