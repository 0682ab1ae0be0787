import { fieldRest } from '../runtime/realMat.js';
/** Zeros in the precision that a call computes in: halves are computed with as singles. */
export const zeros = (prec, length) => {
    const data = prec === 'd' ? new Float64Array(length) : new Float32Array(length);
    return { data, off: 0, ld: Math.max(1, length) };
};
/** Host copies of the operands of these names, those that are left out undefined; `store` ends the work on what is written. */
export async function hostTensors(call, read, written) {
    const names = [...read, ...written];
    const tensors = await Promise.all(names.map((name, k) => {
        const pointer = call[name];
        return pointer === undefined ? undefined : fieldRest(pointer, k < read.length ? 'read' : 'write');
    }));
    const byName = Object.fromEntries(names.map((name, k) => [name, tensors[k]]));
    const store = () => {
        for (const tensor of tensors.slice(read.length))
            tensor?.store();
    };
    return { ...byName, store };
}
