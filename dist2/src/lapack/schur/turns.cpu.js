// Reflections and rotations of neighbouring columns or rows on the engine, of matrices that lie in its memory.
import { re } from '../../core/complex.js';
import { turning } from '../../engine/kernels/turns.js';
import { larfRef } from '../qr/larfg.ref.js';
export function turnsOn(e) {
    const { columns3, rows3, columns2, rows2, rotateColumns, rotateRows, left, right } = e.functionsOf(turning);
    const place = (a, at) => a.byteOffset + 8 * at;
    return {
        columns3: (a, at, ld, rows, w2, w3, t) => void columns3(rows, place(a, at), 8 * ld, w2, w3, t),
        rows3: (a, at, ld, cols, w2, w3, t) => void rows3(cols, place(a, at), 8 * ld, w2, w3, t),
        columns2: (a, at, ld, rows, w2, t) => void columns2(rows, place(a, at), 8 * ld, w2, t),
        rows2: (a, at, ld, cols, w2, t) => void rows2(cols, place(a, at), 8 * ld, w2, t),
        rotateColumns: (a, at, ld, rows, c, s) => void rotateColumns(rows, place(a, at), 8 * ld, c, s),
        rotateRows: (a, at, ld, cols, c, s) => void rotateRows(cols, place(a, at), 8 * ld, c, s),
        larf(side, m, n, v, off, tau, C) {
            // Complex windows, and reflectors that lie elsewhere
            if (C.parts === 2 || v.buffer !== C.data.buffer)
                larfRef(side, m, n, v, off, tau, C);
            else if (tau !== 0)
                (side === 'l' ? left : right)(m, n, place(v, off), re(tau), place(C.data, C.off), 8 * C.ld);
        },
    };
}
