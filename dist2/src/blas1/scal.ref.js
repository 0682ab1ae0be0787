// SCAL in TypeScript. Host memory only; the ld of a vector is its increment.
import { im, re } from '../core/complex.js';
import { startOf } from './vector.ref.js';
/** x := alpha x. A scalar without an imaginary part multiplies as a real number, in which infinity stays infinity. */
export function scalRef(n, alpha, x) {
    const [a, b] = [re(alpha), im(alpha)];
    const { data, ld, parts = 1 } = x;
    let ix = startOf(n, x);
    for (let i = 0; i < n; i++, ix += ld) {
        if (parts === 2) {
            const [u, v] = [data[2 * ix], data[2 * ix + 1]];
            data[2 * ix] = b === 0 ? a * u : a * u - b * v;
            data[2 * ix + 1] = b === 0 ? a * v : a * v + b * u;
        }
        else
            data[ix] = a * data[ix];
    }
}
