import { startOf } from './vector.ref.js';
/** x and y change places. */
export function swapRef(n, x, y) {
    const parts = y.parts ?? 1;
    let ix = startOf(n, x);
    let iy = startOf(n, y);
    for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) {
        for (let part = 0; part < parts; part++) {
            const [p, q] = [parts * ix + part, parts * iy + part];
            const t = x.data[p];
            x.data[p] = y.data[q];
            y.data[q] = t;
        }
    }
}
