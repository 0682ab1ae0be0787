import { startOf } from './vector.ref.js';
/** (x_i, y_i) := H (x_i, y_i); the flag says which entries of H are implied. */
export function rotmRef(n, x, y, flag, h11, h21, h12, h22) {
    if (flag === -2)
        return;
    const [a, d] = flag === 0 ? [1, 1] : [h11, h22];
    const [b, c] = flag === 1 ? [1, -1] : [h12, h21];
    let ix = startOf(n, x);
    let iy = startOf(n, y);
    for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld) {
        const t = a * x.data[ix] + b * y.data[iy];
        y.data[iy] = c * x.data[ix] + d * y.data[iy];
        x.data[ix] = t;
    }
}
