// Vectors of the level-2 references: element i of a vector is data[off + i*ld], whatever the sign of the increment ld. Copies of complex
// ones are pairs.
import { startOf } from '../blas1/vector.ref.js';
import { im, isZero, re } from '../core/complex.js';
/** A BLAS vector of n elements, given by pointer and increment, as its elements lie: BLAS starts at the far end if inc is negative. */
export const vectorRef = (x, n, inc) => ({
    ...x,
    off: startOf(n, { off: x.off, ld: inc }),
    ld: inc,
});
/** A copy of its elements in double precision. */
export function elements({ data, off, ld, parts = 1 }, n) {
    const copy = new Float64Array(parts * n);
    for (let i = 0; i < n; i++)
        for (let part = 0; part < parts; part++)
            copy[parts * i + part] = data[parts * (off + i * ld) + part];
    return copy;
}
/** y := values + beta y, rounded once per element. beta = 0 does not read y. */
export function accumulate(values, beta, y) {
    if (y.parts === 2)
        return accumulatePairs(values, 1, beta, y);
    const factor = re(beta);
    for (let i = 0; i < values.length; i++) {
        const at = y.off + i * y.ld;
        y.data[at] = factor === 0 ? values[i] : values[i] + factor * y.data[at];
    }
}
/** The same of complex numbers, y := alpha values + beta y. A scalar without an imaginary part multiplies as a real number. */
export function accumulatePairs(values, alpha, beta, { data, off, ld }) {
    const [a, b, c, d] = [re(alpha), im(alpha), re(beta), im(beta)];
    for (let i = 0; 2 * i < values.length; i++) {
        const at = 2 * (off + i * ld);
        const [u, v] = [values[2 * i], values[2 * i + 1]];
        let x = b === 0 ? a * u : a * u - b * v;
        let y = b === 0 ? a * v : a * v + b * u;
        if (!isZero(beta)) {
            const [s, t] = [data[at], data[at + 1]];
            x += d === 0 ? c * s : c * s - d * t;
            y += d === 0 ? c * t : c * t + d * s;
        }
        data[at] = x;
        data[at + 1] = y;
    }
}
/** Adds (a + i b) x(j) to s(i), of pairs. */
export function addProduct(s, i, a, b, x, j) {
    const [u, v] = [x[2 * j], x[2 * j + 1]];
    s[2 * i] = s[2 * i] + (a * u - b * v);
    s[2 * i + 1] = s[2 * i + 1] + (a * v + b * u);
}
