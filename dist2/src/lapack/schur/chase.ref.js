const G=globalThis.G??={lahqr:0,sort:0,restore:0,n:0,chase:0,nc:0};
// Chains of small bulges chased through a Hessenberg matrix, window by window, in doubles.
import { at } from '../../core/matrix.js';
import { chaseWithinComplex } from './chaseComplex.ref.js';
import { copyRef, unitRef } from './doubles.ref.js';
import { beginWindow, WINDOW } from './hqrRoom.ref.js';
import { makeSmallReflector, smallReflector } from './turns.ref.js';
/**
 * Bulges of a chain. With a window of twice its length the products cost least; within windows short chains do, and few long products go
 * better on many threads.
 */
const BULGES = 16;
/** The same of complex matrices, whose bulges have one shift and two rows. */
const SINGLE_BULGES = 22;
const reflector = smallReflector();
/** The first column of (H - s1) (H - s2), scaled, as a reflector, of a block that begins at p and has three rows or, if `two`, two. */
function startReflector(h, p, ld, two, re1, im1, re2, im2) {
    const [own, below] = [h[p], h[p + 1]];
    const next = h[p + 1 + ld];
    const lower = two ? 0 : h[p + 2];
    const size = Math.abs(own - re2) + Math.abs(im2) + Math.abs(below) + Math.abs(lower);
    if (size === 0) {
        makeSmallReflector(reflector, 0, 0, 0);
        return;
    }
    const ratio = below / size;
    const v1 = (own - re1) * ((own - re2) / size) - im1 * (im2 / size) + h[p + ld] * ratio;
    const v2 = ratio * (own + next - re1 - re2);
    const v3 = two ? 0 : ratio * h[p + 2 + ld];
    const most = Math.max(Math.abs(v1), Math.abs(v2), Math.abs(v3));
    if (most === 0)
        makeSmallReflector(reflector, 0, 0, 0);
    else
        makeSmallReflector(reflector, v1 / most, v2 / most, v3 / most);
}
/**
 * Chases `count` bulges through a window, the first of them first, each to three rows in front of where the one before it has come to, or
 * out at the end of the block. Where they are, counted from the window's first row, is in `rows`, and is renewed. V := the product of the
 * reflectors.
 */
function chaseWithin(T, V, { order, begins, ends }, shifts, from, count, rows, turns) {
    const { data, off, ld } = T;
    unitRef(order, V);
    for (let b = 0; b < count; b++) {
        const goal = ends ? order - 1 : order - 3 - 3 * b;
        const start = begins ? 0 : rows[b];
        let k = start;
        for (; k < goal; k++) {
            const two = k === order - 2;
            const p = off + k + k * ld;
            if (begins && k === 0) {
                const s = 2 * (from + b);
                startReflector(data, p, ld, two, shifts.re[s], shifts.im[s], shifts.re[s + 1], shifts.im[s + 1]);
            }
            else {
                const q = p - ld;
                makeSmallReflector(reflector, data[q], data[q + 1], two ? 0 : data[q + 2]);
                data[q] = reflector.beta;
                data[q + 1] = 0;
                if (!two)
                    data[q + 2] = 0;
            }
            const { t, w2, w3 } = reflector;
            if (t === 0)
                continue;
            // The product of b + 1 chases is zero below its diagonal number 2 b + 2, and a unit matrix in the rows in front of this one's.
            const filled = Math.min(order, k + 2 * b + 5) - start;
            const [column, ofV] = [off + k * ld, V.off + start + k * V.ld];
            if (two) {
                turns.rows2(data, p, ld, order - k, w2, t);
                turns.columns2(data, column, ld, order, w2, t);
                turns.columns2(V.data, ofV, V.ld, order - start, w2, t);
            }
            else {
                turns.rows3(data, p, ld, order - k, w2, w3, t);
                turns.columns3(data, column, ld, Math.min(k + 4, order), w2, w3, t);
                turns.columns3(V.data, ofV, V.ld, filled, w2, w3, t);
            }
        }
        rows[b] = k;
    }
}
/**
 * One small-bulge multishift step on the active block top .. end-1, of more than two rows, with a double shift to each bulge, of
 * complex matrices a single one: chains of bulges one after the other, with all
 * transformations of a window applied to the rest of the matrix at once, while bulges move on in the next window.
 *
 * Source: LAPACK xLAQR5; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm I, SIAM J. Matrix Anal. Appl. 23 (2002).
 */
export function chaseRef(iteration, room, top, end, shifts) {
    const { H } = iteration;
    const { T } = room;
    const [most, height, within] = H.parts === 2 ? [SINGLE_BULGES, 2, chaseWithinComplex] : [BULGES, 3, chaseWithin];
    const rows = new Int32Array(most);
    let turn = 0;
    let finish = () => { };
    // As many chains as are needed, of about the same length: products of short windows cost more.
    const chains = Math.ceil(shifts.count / most);
    for (let chain = 0; chain < chains; chain++) {
        const from = Math.round((chain * shifts.count) / chains);
        const count = Math.round(((chain + 1) * shifts.count) / chains) - from;
        const length = Math.min(WINDOW, 2 * height * count + 1);
        for (let first = top;;) {
            const order = Math.min(length, end - first);
            const window = { order, begins: first === top, ends: first + order === end };
            const own = at(H, first, first);
            copyRef(order, order, own, T);
            const V = room.factors[turn];
            turn = turn === 0 ? 1 : 0;
            const t0=performance.now();within(T, V, window, shifts, from, count, rows, room.turns);G.chase+=performance.now()-t0;G.nc++;
            copyRef(order, order, T, own);
            finish();
            // The next window begins at the column of the last bulge, and ends as many columns behind this one.
            const step = window.ends ? 0 : rows[count - 1] - 1;
            const rest = beginWindow(iteration, room, V, top, end, first, order, room.overlaps ? step : 0);
            if (room.overlaps)
                finish = rest;
            else
                rest();
            if (window.ends)
                break;
            first += step;
            for (let b = 0; b < count; b++)
                rows[b] = rows[b] - step;
        }
        finish();
        finish = () => { };
    }
}
