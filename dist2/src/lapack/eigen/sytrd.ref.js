// Reduction of a symmetric or Hermitian matrix to tridiagonal form by reflections, in TypeScript, and what its users need to look at the
// upper triangle as if it were the lower one. Host memory only.
import { im, isZero, re } from '../../core/complex.js';
import { vectorLike } from '../condition/condition.ref.js';
import { makeReflectorRef } from '../qr/larfg.ref.js';
/**
 * Q^H A Q = T: d := the diagonal of T, e := the one beside it, real numbers; A is of order n, of which the triangle `uplo` is read, of its
 * diagonal the real parts. v(i) of Q = H(0) ... H(n-2) has zeros and a 1 down to row i + 1, the rest lies in column i of A with 'l'. With
 * 'u' Q = H(n-2) ... H(0), and above the 1 in row i lies column i + 1 of A. tau has n - 1 elements. Source: LAPACK xSYTD2, xHETD2.
 */
export function sytrdRef(uplo, n, A, d, e, tau, tauOff = 0) {
    const { data: a, off, ld, parts = 1 } = A;
    // The upper triangle is the lower one of J A J, with J the unit matrix upside down: its rows and columns are counted from the end.
    const lower = uplo === 'l';
    const [start, along] = lower ? [off, 1] : [off + (n - 1) * (1 + ld), -1];
    const place = (i, j) => parts * (start + along * (i + j * ld));
    const index = (i, length) => (lower ? i : length - 1 - i);
    const v = vectorLike(A, n);
    const w = new Float64Array(parts * n);
    for (let i = 0; i < n - 1; i++) {
        const rows = n - i - 1;
        for (let l = 0; l < parts * rows; l++)
            v[l] = a[place(i + 1 + Math.floor(l / parts), i) + (l % parts)];
        const t = makeReflectorRef(rows, { data: v, off: 0, ld: 1, parts }, tau, tauOff + index(i, n - 1));
        for (let l = 0; l < parts * rows; l++)
            a[place(i + 1 + Math.floor(l / parts), i) + (l % parts)] = v[l];
        d[index(i, n)] = a[place(i, i)];
        e[index(i, n - 1)] = v[0];
        v[0] = 1;
        reflectBothRef(rows, a, (p, q) => place(i + 1 + p, i + 1 + q), v, t, w, parts);
    }
    if (n > 0)
        d[index(n - 1, n)] = a[place(n - 1, n - 1)];
    for (let i = 0; parts === 2 && i < n; i++)
        a[place(i, i) + 1] = 0;
}
/** The lower triangle of A := H^H A H, H = I - t v v^H with the 1 of v in its place; of the diagonal the real parts. w is workspace. */
export function reflectBothRef(rows, a, place, v, t, w, parts) {
    if (isZero(t))
        return;
    w.fill(0, 0, parts * rows);
    (parts === 2 ? updateComplex : updateReal)(rows, a, place, v, w, re(t), im(t));
}
/** A22 := H A22 H = A22 - v w^T - w v^T with w = tau A22 v less what makes it so. */
const updateReal = (rows, a, place, v, w, t) => {
    for (let q = 0; q < rows; q++) {
        w[q] += t * a[place(q, q)] * v[q];
        for (let p = q + 1; p < rows; p++) {
            const x = t * a[place(p, q)];
            w[p] += x * v[q];
            w[q] += x * v[p];
        }
    }
    let product = 0;
    for (let l = 0; l < rows; l++)
        product += w[l] * v[l];
    for (let l = 0; l < rows; l++)
        w[l] -= 0.5 * t * product * v[l];
    for (let q = 0; q < rows; q++)
        for (let p = q; p < rows; p++)
            a[place(p, q)] -= v[p] * w[q] + w[p] * v[q];
};
/** A22 := H^H A22 H = A22 - v w^H - w v^H, tau = t + i u; w = tau A22 v less tau (w^H v) v / 2. Pairs of numbers. */
const updateComplex = (rows, a, place, v, w, t, u) => {
    for (let q = 0; q < rows; q++) {
        const [c, d] = [v[2 * q], v[2 * q + 1]];
        const real = a[place(q, q)];
        let [x, y] = [real * c, real * d];
        for (let p = q + 1; p < rows; p++) {
            const at = place(p, q);
            const [f, g] = [a[at], a[at + 1]];
            w[2 * p] += f * c - g * d;
            w[2 * p + 1] += f * d + g * c;
            x += f * v[2 * p] + g * v[2 * p + 1];
            y += f * v[2 * p + 1] - g * v[2 * p];
        }
        w[2 * q] += x;
        w[2 * q + 1] += y;
    }
    let product = 0;
    for (let l = 0; l < rows; l++) {
        const [x, y] = [w[2 * l], w[2 * l + 1]];
        // v^H A22 v, which is real
        product += x * v[2 * l] + y * v[2 * l + 1];
        w[2 * l] = t * x - u * y;
        w[2 * l + 1] = t * y + u * x;
    }
    const half = 0.5 * (t * t + u * u) * product;
    for (let l = 0; l < 2 * rows; l++)
        w[l] -= half * v[l];
    for (let q = 0; q < rows; q++) {
        const [c, d, x, y] = [v[2 * q], v[2 * q + 1], w[2 * q], w[2 * q + 1]];
        a[place(q, q)] -= 2 * (c * x + d * y);
        for (let p = q + 1; p < rows; p++) {
            const at = place(p, q);
            const [f, g, k, l] = [v[2 * p], v[2 * p + 1], w[2 * p], w[2 * p + 1]];
            a[at] -= f * x + g * y + k * c + l * d;
            a[at + 1] -= g * x - f * y + l * c - k * d;
        }
    }
};
/** The elements of x in reverse order. */
export function reverseElements(x, parts = 1) {
    x.reverse();
    if (parts === 1)
        return;
    for (let p = 0; p < x.length; p += 2)
        [x[p], x[p + 1]] = [x[p + 1], x[p]];
}
/** The rows ('l') or the columns ('r') of an m x n matrix in reverse order. */
export function reverseRef(side, m, n, { data, off, ld, parts = 1 }) {
    if (side === 'l') {
        for (let j = 0; j < n; j++)
            reverseElements(data.subarray(parts * (off + j * ld), parts * (off + j * ld + m)), parts);
        return;
    }
    for (let left = 0, right = n - 1; left < right; left++, right--) {
        for (let i = 0; i < parts * m; i++) {
            const [p, q] = [i + parts * (off + left * ld), i + parts * (off + right * ld)];
            [data[p], data[q]] = [data[q], data[p]];
        }
    }
}
