// kron(A, B) on ndarrays. Products are computed by contract.ts.
import { operandOf } from './arrays.js';
import { contractionWays } from './contractionWays.js';
import { throughDevice } from './device/verb.js';
export async function kron(A, B, options = {}) {
    return throughDevice(WAYS, [
        [A, 'A', 1],
        [B, 'B', 2],
    ], options);
}
const WAYS = contractionWays('kron', {
    position: 3,
    operandsOf: (A, B) => [operandOf('kron', A, 'A', 1), operandOf('kron', B, 'B', 2)],
    contraction: productOf,
    shapeOf: (A, B) => kronShape(productOf(A, B)),
});
/** The shape of C. */
export const kronShape = ({ out }) => Array.from({ length: out.length / 2 }, (_, axis) => out[2 * axis].size * out[2 * axis + 1].size);
/** Two indices, of A and of B, for each axis of C. */
export function productOf(A, B) {
    const dims = Math.max(A.shape.length, B.shape.length);
    const out = [];
    for (let axis = -dims; axis < 0; axis++) {
        out.push({ size: A.shape.at(axis) ?? 1, a: A.stride.at(axis) ?? 0, b: 0 });
        out.push({ size: B.shape.at(axis) ?? 1, a: 0, b: B.stride.at(axis) ?? 0 });
    }
    return { A, B, out, sum: [] };
}
