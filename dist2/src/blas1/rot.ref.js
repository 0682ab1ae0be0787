// ROT in TypeScript. Host memory only; the ld of a vector is its increment.
import { im, re } from '../core/complex.js';
import { startOf } from './vector.ref.js';
/** Plane rotation: x := c x + s y, y := c y - conj(s) x, c real. */
export function rotRef(n, x, y, c, s) {
    const [a, b] = [re(s), im(s)];
    const parts = x.parts ?? 1;
    let ix = parts * startOf(n, x);
    let iy = parts * startOf(n, y);
    for (let i = 0; i < n; i++, ix += parts * x.ld, iy += parts * y.ld) {
        if (b === 0) {
            for (let part = 0; part < parts; part++) {
                const [u, v] = [x.data[ix + part], y.data[iy + part]];
                y.data[iy + part] = c * v - a * u;
                x.data[ix + part] = c * u + a * v;
            }
        }
        else {
            const [xr, xi, yr, yi] = [x.data[ix], x.data[ix + 1], y.data[iy], y.data[iy + 1]];
            x.data[ix] = c * xr + (a * yr - b * yi);
            x.data[ix + 1] = c * xi + (a * yi + b * yr);
            y.data[iy] = c * yr - (a * xr + b * xi);
            y.data[iy + 1] = c * yi - (a * xi - b * xr);
        }
    }
}
