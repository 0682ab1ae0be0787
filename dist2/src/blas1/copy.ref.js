import { startOf } from './vector.ref.js';
/** y := x. */
export function copyRef(n, x, y) {
    const parts = y.parts ?? 1;
    let ix = startOf(n, x);
    let iy = startOf(n, y);
    for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) {
        for (let part = 0; part < parts; part++)
            y.data[parts * iy + part] = x.data[parts * ix + part];
    }
}
