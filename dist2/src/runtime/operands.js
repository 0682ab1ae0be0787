import { deviceMat, hostMat } from './buffer.js';
const isPointer = (value) => typeof value === 'object' && value !== null && 'buffer' in value;
function ldOf(call, name) {
    const lower = name.toLowerCase();
    const found = call;
    // A vector may be named as a matrix is elsewhere: c and C.
    return (name === lower ? found[`inc${lower}`] : found[`ld${lower}`]) ?? 1;
}
/** The call with its operands on the device; what has been left out stays so. */
export function onDevice(call) {
    const seen = {};
    for (const [name, value] of Object.entries(call)) {
        seen[name] = isPointer(value) ? deviceMat(value, ldOf(call, name)) : value;
    }
    return seen;
}
/** Host views of the operands named in `uses`, in real numbers and integers. None of them may be halves. */
export async function onHost(call, uses) {
    const entries = Object.entries(uses);
    // All at once, so that what has to come over from the GPU comes together.
    const views = await Promise.all(entries.map(([name, use]) => {
        const pointer = call[name];
        return pointer && hostMat(pointer, ldOf(call, name), use.replace('?', ''));
    }));
    return Object.fromEntries(entries.map(([name], k) => [name, views[k]]));
}
/** The n elements of a vector that lie one after the other. */
export const elementsOf = ({ data, off, parts = 1 }, n) => data.subarray(parts * off, parts * (off + n));
