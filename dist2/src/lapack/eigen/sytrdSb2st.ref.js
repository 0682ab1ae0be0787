// Reduction of a symmetric or Hermitian band to real tridiagonal form by chasing bulges, in TypeScript. Host memory only.
import { im, re } from '../../core/complex.js';
import { vectorLike } from '../condition/condition.ref.js';
import { makeReflectorRef } from '../qr/larfg.ref.js';
import { reflectBothRef } from './sytrd.ref.js';
import { copyIn, copyOut, reflectColumnRef, unitFirst } from './sytrdSy2sb.ref.js';
/**
 * Q^H B Q = T: D and E of T, and the reflectors below the diagonal of V, if it is given. B is of order n with kd diagonals beside the main
 * one, in band storage, of which the main one is real. Complex numbers take one sweep more, which makes the last of E real. Source: LAPACK
 * xSYTRD_SB2ST, xHETRD_HB2ST.
 */
export function sytrdSb2stRef(uplo, n, kd, AB, D, E, V) {
    const { parts = 1 } = AB;
    // What a reflector fills in reaches 2 kd - 1 diagonals below the main one.
    const most = Math.min(kd, n);
    const ld = 2 * most;
    const a = vectorLike(AB, ld * n);
    const place = (i, j) => parts * (i - j + j * ld);
    // An upper triangle gives the lower one by conjugation.
    const sign = uplo === 'l' ? 1 : -1;
    for (let j = 0; j < n; j++)
        for (let i = j; i < Math.min(n, j + kd + 1); i++) {
            const from = parts * (AB.off + (uplo === 'l' ? i - j + j * AB.ld : kd + j - i + i * AB.ld));
            a[place(i, j)] = AB.data[from];
            if (parts === 2)
                a[place(i, j) + 1] = i === j ? 0 : sign * AB.data[from + 1];
        }
    const [v, tau] = [vectorLike(AB, most), vectorLike(AB, 1)];
    const [sums, w] = [new Float64Array(parts * most), new Float64Array(parts * most)];
    for (let s = 0; s < n - 3 + parts; s++) {
        let t = 0;
        for (let r = s + 1; r < n; r += kd) {
            const rows = Math.min(kd, n - r);
            // The columns beside the diagonal block: at first column s alone, then those that the step before has reflected.
            const left = r === s + 1 ? s : r - kd;
            if (left !== s)
                multiplyFromRight(rows, r - left, a, (p, q) => place(r + p, left + q), v, t, sums, parts);
            const column = (l) => place(r + l, left);
            copyOut(rows, a, column, v, parts);
            t = makeReflectorRef(rows, { data: v, off: 0, ld: 1, parts }, tau, 0);
            for (let l = 0; l < rows; l++)
                a.fill(0, column(l), column(l) + parts);
            a[column(0)] = v[0];
            if (V !== undefined) {
                v.set(tau);
                copyIn(rows, v, V.data, (l) => parts * (V.off + r + l + s * V.ld), parts);
            }
            unitFirst(v, parts);
            for (let c = left + 1; c < r; c++)
                reflectColumnRef(rows, a, (l) => place(r + l, c), v, t, parts);
            reflectBothRef(rows, a, (p, q) => place(r + p, r + q), v, t, w, parts);
        }
    }
    for (let j = 0; j < n; j++) {
        D.data[D.off + j] = a[place(j, j)];
        if (j < n - 1)
            E.data[E.off + j] = a[place(j + 1, j)];
    }
}
/** A := A H, A rows x cols, H = I - t v v^H. */
function multiplyFromRight(rows, cols, a, place, v, t, sums, parts) {
    sums.fill(0, 0, parts * rows);
    for (let q = 0; q < cols; q++)
        addProduct(rows, a, (p) => place(p, q), v, q, sums, parts);
    const [c, d] = [-re(t), -im(t)];
    for (let q = 0; q < cols; q++) {
        // - t conj(v(q)), by which the sums are added to column q
        const [x, y] = parts === 2 ? [v[2 * q], -v[2 * q + 1]] : [v[q], 0];
        const [f, g] = [c * x - d * y, c * y + d * x];
        for (let p = 0; p < rows; p++) {
            const at = place(p, q);
            if (parts === 1) {
                a[at] += f * sums[p];
                continue;
            }
            a[at] += f * sums[2 * p] - g * sums[2 * p + 1];
            a[at + 1] += f * sums[2 * p + 1] + g * sums[2 * p];
        }
    }
}
/** sums := sums + x v(q) for a column x. */
function addProduct(rows, a, place, v, q, sums, parts) {
    const [c, d] = parts === 2 ? [v[2 * q], v[2 * q + 1]] : [v[q], 0];
    for (let p = 0; p < rows; p++) {
        const at = place(p);
        if (parts === 1) {
            sums[p] += a[at] * c;
            continue;
        }
        sums[2 * p] += a[at] * c - a[at + 1] * d;
        sums[2 * p + 1] += a[at] * d + a[at + 1] * c;
    }
}
