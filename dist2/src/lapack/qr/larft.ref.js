// The triangular factor of a block of reflectors in TypeScript. Host memory only.
import { elementAt, im, re } from '../../core/complex.js';
import { vectorLike } from '../condition/condition.ref.js';
/** x := v(j), its zeros and its 1 written out. */
export function reflectorRef(storev, n, j, V, x) {
    const { data, off, ld, parts = 1 } = V;
    const [along, across] = storev === 'c' ? [parts, parts * ld] : [parts * ld, parts];
    const start = parts * off + j * across;
    if (parts === 1) {
        for (let i = 0; i < n; i++)
            x[i] = i < j ? 0 : i === j ? 1 : data[start + i * along];
        return;
    }
    x.fill(0, 0, 2 * (j + 1));
    if (j < n)
        x[2 * j] = 1;
    for (let i = j + 1; i < n; i++) {
        x[2 * i] = data[start + i * along];
        x[2 * i + 1] = storev === 'c' ? data[start + i * along + 1] : -data[start + i * along + 1];
    }
}
/**
 * H(0) ... H(k-1) = I - V T V^H, H(j) = I - tau(j) v(j) v(j)^H, v(j) unit lower trapezoidal of n elements. T := the upper triangular
 * factor; what lies below its diagonal is not written. Source: LAPACK xLARFT.
 */
export function larftRef(storev, n, k, V, tau, tauOff, T) {
    const [v, other] = [vectorLike(V, n), vectorLike(V, n)];
    for (let j = 0; j < k; j++) {
        reflectorRef(storev, n, j, V, v);
        for (let i = 0; i < j; i++) {
            reflectorRef(storev, n, i, V, other);
            putDot(n, j, other, v, T, i);
        }
        larftColumnRef(j, elementAt(tau, tauOff + j, T.parts), T);
    }
}
/** T(i, j) := other^H v, of which the first j elements of v are zero. */
function putDot(n, j, other, v, T, i) {
    const { data: t, parts = 1 } = T;
    const p = parts * (T.off + i + j * T.ld);
    t[p] = 0;
    if (parts === 1) {
        for (let q = j; q < n; q++)
            t[p] = t[p] + other[q] * v[q];
        return;
    }
    t[p + 1] = 0;
    for (let q = 2 * j; q < 2 * n; q += 2) {
        t[p] = t[p] + other[q] * v[q] + other[q + 1] * v[q + 1];
        t[p + 1] = t[p + 1] + other[q] * v[q + 1] - other[q + 1] * v[q];
    }
}
/** T(:j, j) := -tau T(:j, :j) T(:j, j), in which V(:, :j)^H v(j) stood, and T(j, j) := tau. */
export function larftColumnRef(j, tau, { data: t, off, ld, parts = 1 }) {
    const column = parts * (off + j * ld);
    for (let i = 0; i < j; i++) {
        let [x, y] = [0, 0];
        for (let q = i; q < j; q++) {
            const [p, d] = [parts * (off + i + q * ld), column + parts * q];
            x += parts === 1 ? t[p] * t[d] : t[p] * t[d] - t[p + 1] * t[d + 1];
            if (parts === 2)
                y += t[p] * t[d + 1] + t[p + 1] * t[d];
        }
        t[column + parts * i] = parts === 1 ? -re(tau) * x : -(re(tau) * x - im(tau) * y);
        if (parts === 2)
            t[column + 2 * i + 1] = -(re(tau) * y + im(tau) * x);
    }
    t[column + parts * j] = re(tau);
    if (parts === 2)
        t[column + 2 * j + 1] = im(tau);
}
