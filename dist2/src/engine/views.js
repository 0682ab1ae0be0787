// What lies in the engine's memory, as the references see it.
import { footprint } from '../core/matrix.js';
/** `length` elements from an address on as an array, until that memory grows. */
export const arrayAt = (e, r, at, length) => r.bytes === 4 * r.parts
    ? e.heap.view(Float32Array, at, r.parts * length)
    : e.heap.view(Float64Array, at, r.parts * length);
export function matrixAt(e, r, rows, cols, { at, ld }) {
    return { data: arrayAt(e, r, at, footprint(rows, cols, ld)), off: 0, ld, parts: r.parts };
}
