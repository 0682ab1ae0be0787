// DOTC: arguments, rules, documentation.
import { numbers } from '../core/kinds.js';
import { dotSpec } from './dot.spec.js';
/**
 * The product x^H y of complex vectors, the first conjugated.
 *
 * NaN and infinities pass on. Flops 8n. On a GPU context complex single runs on the GPU, complex double where doubles live; equal calls on
 * one device give equal bits. Source: BLAS xDOTC.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await cdotc(ctx.queue, { n, x, y }); // { re, im }
 */
export const dotcSpec = {
    ...dotSpec,
    name: 'dotc',
    precs: 'cz',
    doubles: 'z',
    args: {
        ...dotSpec.args,
        /** One element, out. With it the value stays on the device, without it the promise resolves to it after a readback. */
        result: numbers(1, 'out', { optional: true }),
    },
};
