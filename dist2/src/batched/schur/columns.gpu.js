// Vectors of a batch whose elements are side by side, as kernels see them.
import { formOf, offsetsName, strideName } from '../../core/batchForms.js';
import { deviceMat } from '../../runtime/buffer.js';
/** The vectors of an operand of a call. */
export function columnOf(a, name) {
    const { buffer, offset: off } = a[name];
    const data = buffer;
    const form = formOf(a);
    if (form === 'strided')
        return { data, off, stride: a[strideName(name)] };
    const where = a[offsetsName(name)];
    if (form === 'batched')
        return { data, off, stride: 0, offsets: deviceMat(where, 1) };
    return { data, off, stride: 0, places: where };
}
