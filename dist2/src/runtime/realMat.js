import { halfToNumber, halvesToFloats, numberToHalf } from '../core/half.js';
import { footprint } from '../core/matrix.js';
import { hostMat } from './buffer.js';
const nothing = () => { };
/** The host view of a rows x cols operand. */
export function fieldMat(pointer, rows, cols, ld, use) {
    const host = hostMat(pointer, ld, use);
    return host instanceof Promise ? host.then((mat) => widened(mat, rows, cols)) : widened(host, rows, cols);
}
/** The same where precisions are real ones. */
export const realMat = fieldMat;
function widened(host, rows, cols) {
    const { off, ld } = host;
    if (!(host.data instanceof Uint16Array))
        return { ...host, store: nothing };
    const halves = host.data.subarray(off, off + footprint(rows, cols, ld));
    const data = halvesToFloats(halves);
    const store = () => {
        for (let j = 0; j < cols; j++) {
            for (let p = j * ld; p < j * ld + rows; p++) {
                // A NaN that nobody has touched keeps its payload.
                if (!Object.is(data[p], halfToNumber(halves[p])))
                    halves[p] = numberToHalf(data[p]);
            }
        }
    };
    return { data, off: 0, ld, store };
}
/** The same for a vector of n elements; its ld is the increment, which may be negative. */
export function fieldVector(pointer, n, inc, use) {
    const mat = fieldMat(pointer, 1, n, Math.abs(inc), use);
    return mat instanceof Promise ? mat.then((x) => ({ ...x, ld: inc })) : { ...mat, ld: inc };
}
export const realVector = fieldVector;
/** The same for everything from the pointer on: the matrices of a batch lie in it. */
export async function fieldRest(pointer, use) {
    const length = pointer.buffer.length - pointer.offset;
    return { ...(await fieldMat(pointer, length, 1, Math.max(1, length), use)), length };
}
