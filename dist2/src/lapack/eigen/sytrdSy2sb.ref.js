// Reduction of a symmetric or Hermitian matrix to a band by reflections, in TypeScript. Host memory only.
import { conjugate, im, isZero, re } from '../../core/complex.js';
import { vectorLike } from '../condition/condition.ref.js';
import { makeReflectorRef } from '../qr/larfg.ref.js';
import { reflectBothRef } from './sytrd.ref.js';
/**
 * Q^H A Q = B with kd diagonals beside the main one; A is of order n, of which the triangle `uplo` is read, of its diagonal the real parts.
 * B and the v's take its place, B goes to AB too, in band storage, and n - kd factors to tau, at least one. A reflector of column j acts on
 * the rows and columns from j + kd on, so that columns may be taken one after the other without panels. Source: LAPACK xSYTRD_SY2SB,
 * xHETRD_HE2HB.
 */
export function sytrdSy2sbRef(uplo, n, kd, A, AB, tau, tauOff = 0) {
    const { data: a, off, ld, parts = 1 } = A;
    // The upper triangle is the lower one of the transpose, and so are its v's.
    const [rs, cs] = uplo === 'l' ? [1, ld] : [ld, 1];
    const place = (i, j) => parts * (off + i * rs + j * cs);
    const v = vectorLike(A, n);
    const w = new Float64Array(parts * n);
    if (n > 0 && n <= kd)
        tau.fill(0, parts * tauOff, parts * (tauOff + 1));
    for (let j = 0; j < n - kd; j++) {
        const first = j + kd;
        const rows = n - first;
        const column = (l) => place(first + l, j);
        copyOut(rows, a, column, v, parts);
        const t = makeReflectorRef(rows, { data: v, off: 0, ld: 1, parts }, tau, tauOff + j);
        copyIn(rows, v, a, column, parts);
        unitFirst(v, parts);
        // From the left alone: the columns between
        for (let c = j + 1; c < first; c++)
            reflectColumnRef(rows, a, (l) => place(first + l, c), v, t, parts);
        reflectBothRef(rows, a, (p, q) => place(first + p, first + q), v, t, w, parts);
    }
    for (let i = 0; parts === 2 && i < n; i++)
        a[place(i, i) + 1] = 0;
    for (let j = 0; j < n; j++)
        for (let i = j; i < Math.min(n, j + kd + 1); i++) {
            const [down, across] = uplo === 'l' ? [i - j, j] : [kd + j - i, i];
            for (let part = 0; part < parts; part++)
                AB.data[parts * (AB.off + down + across * AB.ld) + part] = a[place(i, j) + part];
        }
}
/** v := the elements of a at these places. */
export function copyOut(rows, a, place, v, parts) {
    for (let l = 0; l < rows; l++)
        for (let part = 0; part < parts; part++)
            v[parts * l + part] = a[place(l) + part];
}
/** The elements of a at these places := v. */
export function copyIn(rows, v, a, place, parts) {
    for (let l = 0; l < rows; l++)
        for (let part = 0; part < parts; part++)
            a[place(l) + part] = v[parts * l + part];
}
/** v(0) := 1 */
export function unitFirst(v, parts) {
    v[0] = 1;
    if (parts === 2)
        v[1] = 0;
}
/** x := H^H x for the elements x of a at these places, H = I - t v v^H. */
export function reflectColumnRef(rows, a, place, v, t, parts) {
    if (isZero(t))
        return;
    let [x, y] = [0, 0];
    for (let l = 0; l < rows; l++) {
        const at = place(l);
        x += v[parts * l] * a[at];
        if (parts === 1)
            continue;
        x += v[2 * l + 1] * a[at + 1];
        y += v[2 * l] * a[at + 1] - v[2 * l + 1] * a[at];
    }
    const [c, d] = [re(t), im(conjugate(t))];
    const [f, g] = [c * x - d * y, c * y + d * x];
    for (let l = 0; l < rows; l++) {
        const at = place(l);
        if (parts === 1) {
            a[at] -= f * v[l];
            continue;
        }
        a[at] -= f * v[2 * l] - g * v[2 * l + 1];
        a[at + 1] -= f * v[2 * l + 1] + g * v[2 * l];
    }
}
