// AXPY in TypeScript. Host memory only; the ld of a vector is its increment.
import { im, re } from '../core/complex.js';
import { startOf } from './vector.ref.js';
/** y := alpha x + y. */
export function axpyRef(n, alpha, x, y) {
    let ix = startOf(n, x);
    let iy = startOf(n, y);
    const [a, b] = [re(alpha), im(alpha)];
    for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) {
        if (y.parts === 2) {
            const [u, v] = [x.data[2 * ix], x.data[2 * ix + 1]];
            y.data[2 * iy] = y.data[2 * iy] + (b === 0 ? a * u : a * u - b * v);
            y.data[2 * iy + 1] = y.data[2 * iy + 1] + (b === 0 ? a * v : a * v + b * u);
        }
        else
            y.data[iy] = a * x.data[ix] + y.data[iy];
    }
}
