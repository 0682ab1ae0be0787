import { engine } from '../engine/engine.js';
import { transposition } from '../engine/kernels/transpose.js';
import { isSingle } from './arrays.js';
/** Bytes of rows that are moved at once: they stay in the cache. */
const STRIP = 128 * 1024;
/**
 * Elements from which this pays. Element by element 24 x 24 doubles take 1.1 us, 64 x 64 6.3, 512 x 512 760; so they take 0.7, 2.7 and 660;
 * singles half as long (Xeon, Node 20, 2026-11).
 */
export const LEAST_TO_TURN = 400;
const bytesOf = (prec) => (prec === 's' ? 4 : 8);
/** Rows that are moved at once, whole cache lines of a column. */
function stripOf(prec, rows, cols) {
    return Math.min(rows, 16 * Math.max(1, Math.floor(STRIP / (16 * cols * bytesOf(prec)))));
}
const viewOf = ({ heap }, prec, at, length) => prec === 's' ? heap.view(Float32Array, at, length) : heap.view(Float64Array, at, length);
/**
 * Columns without gaps at an address of the engine's memory := x, and true; false, with nothing done, if x lies otherwise than in rows
 * without gaps, holds another type or too little, or the engine has no room.
 */
export function turnRowsTo(e, prec, { data, rows, cols, rowStride, colStride, offset }, to) {
    const alike = prec === 's' ? isSingle(data) : data instanceof Float64Array;
    if (rows * cols < LEAST_TO_TURN || !alike || colStride !== 1 || rowStride !== cols)
        return false;
    const bytes = bytesOf(prec);
    const height = stripOf(prec, rows, cols);
    const done = e.within((space) => {
        const at = space.take(height * cols * bytes);
        const { transpose } = e.functionsOf(transposition[prec]);
        for (let i = 0; i < rows; i += height) {
            const own = Math.min(height, rows - i);
            const length = own * cols;
            const first = offset + i * cols;
            viewOf(e, prec, at, length).set(data.subarray(first, first + length));
            // Rows of x are the columns of what lies there.
            transpose(cols, own, at, cols * bytes, to + i * bytes, rows * bytes);
        }
        return true;
    });
    return done === true;
}
/**
 * Rows without gaps := columns without gaps at an address, and true; false, with nothing done, if there are few, or the engine has no room.
 */
export function turnColumns(e, prec, at, rows, cols, to) {
    if (rows * cols < LEAST_TO_TURN)
        return false;
    const bytes = bytesOf(prec);
    const height = stripOf(prec, rows, cols);
    const done = e.within((space) => {
        const strip = space.take(height * cols * bytes);
        const { transpose } = e.functionsOf(transposition[prec]);
        for (let i = 0; i < rows; i += height) {
            const own = Math.min(height, rows - i);
            transpose(own, cols, at + i * bytes, rows * bytes, strip, cols * bytes);
            to.set(viewOf(e, prec, strip, own * cols), i * cols);
        }
        return true;
    });
    return done === true;
}
/** turnRowsTo for an array that lives in the engine's memory; false if it does not. */
export function turnRows(x, to) {
    const e = engine();
    const home = e?.heap.addressOf(to);
    return e !== undefined && home !== undefined && turnRowsTo(e, to instanceof Float32Array ? 's' : 'd', x, home);
}
