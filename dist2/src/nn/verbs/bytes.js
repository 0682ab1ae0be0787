// Operands of verbs that are bytes, or singles whatever they came as: copies, made before the call returns its promise.
import { ArgumentError } from '../../core/errors.js';
import { rowMajor, sizeOf } from '../../core/strided.js';
import { copyStrided } from '../../core/stridedCopy.js';
/** The elements, rows first, as what `to` holds. */
function packedTo({ data, shape, stride, offset }, to) {
    copyStrided(shape, { data: to, at: 0, strides: rowMajor(shape) }, { data, at: offset, strides: stride });
    return to;
}
/** An operand of bytes: those of a Uint8Array have no sign, all other numbers must be integers from -128 to 127. */
export function bytesOf(routine, position, name, x) {
    const unsigned = Object.prototype.toString.call(x.data) === '[object Uint8Array]';
    const values = packedTo(x, new Float64Array(sizeOf(x.shape)));
    const data = Int8Array.from(values);
    const wrong = unsigned ? -1 : values.findIndex((value, k) => value !== data[k]);
    if (wrong >= 0)
        throw new ArgumentError(routine, name, position, values[wrong], 'must hold integers from -128 to 127, or be a Uint8Array');
    return { shape: x.shape, data, unsigned };
}
/** The elements of an operand as singles, rows first. */
export const singlesOf = (x) => packedTo(x, new Float32Array(sizeOf(x.shape)));
/** Zero points: a number has no kind of its own, and is a byte like those that it belongs to. */
export function pointsOf(routine, position, name, zero, unsigned) {
    if (!unsigned)
        return bytesOf(routine, position, name, zero).data;
    const values = singlesOf(zero);
    const bytes = Uint8Array.from(values);
    if (bytes.some((byte, k) => byte !== values[k]))
        throw new ArgumentError(routine, name, position, [...values], 'must hold integers from 0 to 255');
    return Int8Array.from(bytes);
}
