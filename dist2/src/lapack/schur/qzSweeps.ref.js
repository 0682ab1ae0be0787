// Sweeps of the QZ algorithm through a Hessenberg-triangular pencil, with one shift and with two, in doubles.
import { lartgRef } from '../svd/plane.ref.js';
import { rotateColumns, rotateRows } from './gghrd.ref.js';
const plane = { c: 1, s: 0, r: 0 };
/** Rows i and i + 1, in the columns from `from` on. */
export function turnRows({ n, H, T, Q }, { right }, i, from, by) {
    rotateRows(H, i, i + 1, from, right, by);
    rotateRows(T, i, i + 1, from, right, by);
    if (Q)
        rotateColumns(Q, i, i + 1, 0, n, by);
}
/** T(j + 1, j) := 0 by its neighbour on the right, H in the rows up to `end` - 1. */
function clearBelow({ n, H, T, Z }, { top }, j, end) {
    const below = T.off + j + 1 + j * T.ld;
    lartgRef(T.data[below + T.ld], T.data[below], plane);
    [T.data[below + T.ld], T.data[below]] = [plane.r, 0];
    rotateColumns(H, j + 1, j, top, end, plane);
    rotateColumns(T, j + 1, j, top, j + 1, plane);
    if (Z)
        rotateColumns(Z, j + 1, j, 0, n, plane);
}
/** A sweep with the shift w, from row `start` of the active block on. */
export function singleSweepRef(p, active, start, w) {
    const { H, T } = p;
    const { last } = active;
    const corner = H.off + start + start * H.ld;
    lartgRef(H.data[corner] - w * T.data[T.off + start + start * T.ld], H.data[corner + 1], plane);
    for (let j = start; j < last; j++) {
        if (j > start) {
            const above = H.off + j + (j - 1) * H.ld;
            lartgRef(H.data[above], H.data[above + 1], plane);
            [H.data[above], H.data[above + 1]] = [plane.r, 0];
        }
        turnRows(p, active, j, j, plane);
        clearBelow(p, active, j, Math.min(j + 2, last) + 1);
    }
}
/** The reflector I - tau v v^T that makes x a multiple of the unit vector of number `kept`; v(kept) = 1. */
const reflector = { v: new Float64Array(3), tau: 0, beta: 0 };
function reflect(x0, x1, x2, kept) {
    const most = Math.max(Math.abs(x0), Math.abs(x1), Math.abs(x2));
    // A subnormal length has few digits, and what is made with it is not orthogonal.
    const size = most < 2 ** -960 ? most : 1;
    const x = size === 0 ? [x0, x1, x2] : [x0 / size, x1 / size, x2 / size];
    const { v } = reflector;
    const own = x[kept];
    v.fill(0);
    v[kept] = 1;
    reflector.beta = own * size;
    reflector.tau = 0;
    if (x.every((value, i) => i === kept || value === 0))
        return;
    const length = Math.hypot(...x);
    const beta = own > 0 ? -length : length;
    for (let i = 0; i < 3; i++)
        if (i !== kept)
            v[i] = x[i] / (own - beta);
    reflector.beta = beta * size;
    reflector.tau = (beta - own) / beta;
}
/** Three elements `step` apart, `count` times, `across` apart: reflected. */
function apply(data, at, step, count, across) {
    const { v, tau } = reflector;
    const [v0, v1, v2] = v;
    for (let l = 0, p = at; l < count; l++, p += across) {
        const sum = tau * (v0 * data[p] + v1 * data[p + step] + v2 * data[p + 2 * step]);
        data[p] = data[p] - sum * v0;
        data[p + step] = data[p + step] - sum * v1;
        data[p + 2 * step] = data[p + 2 * step] - sum * v2;
    }
}
/** The first column of (H T^-1 - w) (H T^-1 - w'), with the eigenvalues w, w' of the last two rows, as a reflector. */
function startDouble({ H, T }, { first, last }) {
    const h = (i, j) => H.data[H.off + i + j * H.ld];
    const t = (i, j) => T.data[T.off + i + j * T.ld];
    const [f, l] = [first, last];
    const [a11, a21] = [h(l - 1, l - 1) / t(l - 1, l - 1), h(l, l - 1) / t(l - 1, l - 1)];
    const [a12, a22, u12] = [h(l - 1, l) / t(l, l), h(l, l) / t(l, l), t(l - 1, l) / t(l, l)];
    const [b11, b21] = [h(f, f) / t(f, f), h(f + 1, f) / t(f, f)];
    const next = t(f + 1, f + 1);
    const [b12, b22, b32, w12] = [h(f, f + 1) / next, h(f + 1, f + 1) / next, h(f + 2, f + 1) / next, t(f, f + 1) / next];
    const v0 = (a11 - b11) * (a22 - b11) - a12 * a21 + a21 * u12 * b11 + (b12 - b11 * w12) * b21;
    const v1 = (b22 - b11 - b21 * w12 - (a11 - b11) - (a22 - b11) + a21 * u12) * b21;
    const v2 = b32 * b21;
    const most = Math.max(Math.abs(v0), Math.abs(v1), Math.abs(v2)) || 1;
    reflect(v0 / most, v1 / most, v2 / most, 0);
}
/** A sweep with the pair of shifts that are the eigenvalues of the last two rows, in an active block of at least three rows. */
export function doubleSweepRef(p, active) {
    const { n, H, T, Q, Z } = p;
    const { first, last, top, right } = active;
    startDouble(p, active);
    for (let j = first; j < last - 1; j++) {
        if (j > first) {
            const above = H.off + j + (j - 1) * H.ld;
            reflect(H.data[above], H.data[above + 1], H.data[above + 2], 0);
            H.data[above] = reflector.beta;
            H.data.fill(0, above + 1, above + 3);
        }
        for (const M of [H, T])
            apply(M.data, M.off + j + j * M.ld, 1, right - j, M.ld);
        if (Q)
            apply(Q.data, Q.off + j * Q.ld, Q.ld, n, 1);
        // T(j + 2, j) and T(j + 2, j + 1) := 0 by a reflector, T(j + 1, j) by a rotation
        const row = T.off + j + 2 + j * T.ld;
        reflect(T.data[row], T.data[row + T.ld], T.data[row + 2 * T.ld], 2);
        const end = Math.min(j + 3, last) + 1;
        apply(H.data, H.off + top + j * H.ld, H.ld, end - top, 1);
        apply(T.data, T.off + top + j * T.ld, T.ld, j + 2 - top, 1);
        [T.data[row], T.data[row + T.ld], T.data[row + 2 * T.ld]] = [0, 0, reflector.beta];
        if (Z)
            apply(Z.data, Z.off + j * Z.ld, Z.ld, n, 1);
        clearBelow(p, active, j, end);
    }
    const j = last - 1;
    const above = H.off + j + (j - 1) * H.ld;
    lartgRef(H.data[above], H.data[above + 1], plane);
    [H.data[above], H.data[above + 1]] = [plane.r, 0];
    turnRows(p, active, j, j, plane);
    clearBelow(p, active, j, last + 1);
}
