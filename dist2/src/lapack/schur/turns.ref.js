// Reflections and rotations of neighbouring columns or rows of matrices of doubles, of which QR iteration and exchanges in Schur forms
// consist. Host memory only.
import { larfRef } from '../qr/larfg.ref.js';
import { rotateRef } from './doubles.ref.js';
export const turnsRef = {
    columns3: (a, at, ld, rows, w2, w3, t) => reflectThree(a, at, ld, 1, rows, w2, w3, t),
    rows3: (a, at, ld, cols, w2, w3, t) => reflectThree(a, at, 1, ld, cols, w2, w3, t),
    columns2: (a, at, ld, rows, w2, t) => reflectTwo(a, at, ld, 1, rows, w2, t),
    rows2: (a, at, ld, cols, w2, t) => reflectTwo(a, at, 1, ld, cols, w2, t),
    rotateColumns: (a, at, ld, rows, c, s) => rotateRef(rows, a, at, at + ld, 1, c, s),
    rotateRows: (a, at, ld, cols, c, s) => rotateRef(cols, a, at, at + 1, ld, c, s),
    larf: larfRef,
};
/** `lines` triples, whose elements lie `apart`; from one to the next it is `across`. */
function reflectThree(a, at, apart, across, lines, w2, w3, t) {
    const [t2, t3] = [t * w2, t * w3];
    for (let l = 0, x = at; l < lines; l++, x += across) {
        const [y, z] = [x + apart, x + 2 * apart];
        const sum = a[x] + w2 * a[y] + w3 * a[z];
        a[x] = a[x] - sum * t;
        a[y] = a[y] - sum * t2;
        a[z] = a[z] - sum * t3;
    }
}
function reflectTwo(a, at, apart, across, lines, w2, t) {
    const t2 = t * w2;
    for (let l = 0, x = at; l < lines; l++, x += across) {
        const y = x + apart;
        const sum = a[x] + w2 * a[y];
        a[x] = a[x] - sum * t;
        a[y] = a[y] - sum * t2;
    }
}
/** The one that is used again and again: objects made for every reflector cost more than its arithmetic. */
export const smallReflector = () => ({ beta: 0, t: 0, w2: 0, w3: 0 });
/** `h` := the reflector of (v1, v2, v3), or of two elements with v3 = 0. Tiny ones count: what stays would stay for ever. */
export function makeSmallReflector(h, v1, v2, v3) {
    h.beta = v1;
    h.t = 0;
    h.w2 = 0;
    h.w3 = 0;
    if (v2 === 0 && v3 === 0)
        return;
    let [x1, x2, x3, size] = [v1, v2, v3, 1];
    let squares = v1 * v1 + v2 * v2 + v3 * v3;
    if (!(squares > 1e-280 && squares < 1e280)) {
        // A subnormal length has few digits, and what is made with it is not orthogonal.
        size = Math.max(Math.abs(v1), Math.abs(v2), Math.abs(v3));
        [x1, x2, x3] = [v1 / size, v2 / size, v3 / size];
        squares = x1 * x1 + x2 * x2 + x3 * x3;
    }
    const beta = x1 > 0 ? -Math.sqrt(squares) : Math.sqrt(squares);
    h.beta = beta * size;
    h.t = (beta - x1) / beta;
    h.w2 = x2 / (x1 - beta);
    h.w3 = x3 / (x1 - beta);
}
