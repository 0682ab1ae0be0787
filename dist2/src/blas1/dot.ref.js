import { startOf } from './vector.ref.js';
/** x^T y of real vectors. */
export function dotRef(n, x, y) {
    let sum = 0;
    let ix = startOf(n, x);
    let iy = startOf(n, y);
    for (let i = 0; i < n; i++, ix += x.ld, iy += y.ld)
        sum += x.data[ix] * y.data[iy];
    return sum;
}
/** x^T y of complex vectors, or x^H y. */
export function complexDotRef(n, x, y, conjugated) {
    const sign = conjugated ? -1 : 1;
    let [re, im] = [0, 0];
    let [ix, iy] = [2 * startOf(n, x), 2 * startOf(n, y)];
    for (let i = 0; i < n; i++, ix += 2 * x.ld, iy += 2 * y.ld) {
        const [a, b, c, d] = [x.data[ix], sign * x.data[ix + 1], y.data[iy], y.data[iy + 1]];
        re += a * c - b * d;
        im += a * d + b * c;
    }
    return { re, im };
}
