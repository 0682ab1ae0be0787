// Incremental condition estimation (LAIC1): the extreme singular values of a triangle, one column after the other. For
// every backend: the rank is decided on the host, in double.
import { modulusAt } from './complex.js';
/**
 * The largest (smallest) value of ||M [s; c]|| over unit vectors, M = [value 0; alpha gamma]: what a row w^T with alpha = w^T x and the
 * diagonal element gamma make of an estimate. Source: LAPACK xLAIC1; C. Bischof, SIAM J. Matrix Anal. Appl. 11, 1990.
 */
export function laic1Ref(largest, value, alpha, gamma) {
    const scale = Math.max(value, Math.abs(alpha), Math.abs(gamma));
    if (scale === 0)
        return { value: 0, s: largest ? 1 : 0, c: largest ? 0 : 1 };
    const [f, g, h] = [value / scale, alpha / scale, gamma / scale];
    // M^T M = [f^2 + g^2, g h; g h, h^2]; the angle of the larger singular vector, by the half-angle formula that cancels nothing
    const [a, b] = [f * f + g * g - h * h, 2 * g * h];
    const root = Math.hypot(a, b);
    const t = root === 0 ? 0 : b / (Math.abs(a) + root);
    const long = 1 / Math.hypot(1, t);
    const [s, c] = a >= 0 ? [long, t * long] : [t * long, long];
    const most = Math.hypot(f * s, g * s + h * c);
    // The product of both singular values is the determinant.
    return largest ? { value: scale * most, s, c } : { value: scale * ((f * Math.abs(h)) / most), s: -c, c: s };
}
/** The estimate of one more column of R: its elements above the diagonal, as many as x has, and the one on it. */
function extended(largest, e, R) {
    if (R.parts === 2)
        return extendedPairs(largest, e, R);
    const j = e.x.length;
    const column = R.off + j * R.ld;
    let alpha = 0;
    for (let i = 0; i < j; i++)
        alpha += R.data[column + i] * e.x[i];
    const { value, s, c } = laic1Ref(largest, e.value, alpha, R.data[column + j]);
    const x = new Float64Array(j + 1);
    for (let i = 0; i < j; i++)
        x[i] = s * e.x[i];
    x[j] = c;
    return { value, x };
}
/**
 * The same of complex numbers. R^H [s x; c w] is [s R^H x; s alpha + c w conj(gamma)]: w of modulus 1 turns the second term to the
 * direction of the first, and what is left is the real problem of their moduli.
 */
function extendedPairs(largest, e, { data, off, ld }) {
    const j = e.x.length / 2;
    const column = 2 * (off + j * ld);
    const alpha = new Float64Array(2);
    for (let p = 0; p < 2 * j; p += 2) {
        const [a, b, c, d] = [data[column + p], data[column + p + 1], e.x[p], e.x[p + 1]];
        alpha[0] += a * c + b * d;
        alpha[1] += a * d - b * c;
    }
    const gamma = Float64Array.of(data[column + 2 * j], data[column + 2 * j + 1]);
    const sizes = [alpha, gamma].map((x) => modulusAt(x, 0, 2));
    const { value, s, c } = laic1Ref(largest, e.value, ...sizes);
    const [a, b] = sizes[0] === 0 ? [1, 0] : [alpha[0] / sizes[0], alpha[1] / sizes[0]];
    const [f, g] = sizes[1] === 0 ? [1, 0] : [gamma[0] / sizes[1], gamma[1] / sizes[1]];
    const x = new Float64Array(2 * (j + 1));
    for (let p = 0; p < 2 * j; p++)
        x[p] = s * e.x[p];
    x[2 * j] = c * (a * f - b * g);
    x[2 * j + 1] = c * (a * g + b * f);
    return { value, x };
}
/**
 * The order of the largest leading triangle of R, n x n and upper, whose estimated condition number is at most 1 / rcond. 0 if R(0,0) is
 * zero or NaN; a singular triangle is not taken whatever rcond is. Source: LAPACK xGELSY.
 */
export function estimatedRank(n, R, rcond) {
    const corner = n === 0 ? 0 : modulusAt(R.data, R.off, R.parts);
    if (!(corner > 0))
        return 0;
    const start = { value: corner, x: R.parts === 2 ? Float64Array.of(1, 0) : Float64Array.of(1) };
    let [least, most] = [start, start];
    for (let j = 1; j < n; j++) {
        const [smaller, larger] = [extended(false, least, R), extended(true, most, R)];
        if (!(smaller.value > 0 && smaller.value >= larger.value * rcond))
            return j;
        [least, most] = [smaller, larger];
    }
    return n;
}
