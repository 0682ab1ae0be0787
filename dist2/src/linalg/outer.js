// outer(a, b) on ndarrays. Products are computed by contract.ts.
import { sizeOf } from '../core/strided.js';
import { operandOf } from './arrays.js';
import { contractionWays } from './contractionWays.js';
import { throughDevice } from './device/verb.js';
export async function outer(a, b, options = {}) {
    return throughDevice(WAYS, [
        [a, 'a', 1],
        [b, 'b', 2],
    ], options);
}
const WAYS = contractionWays('outer', {
    position: 3,
    operandsOf: (a, b) => [operandOf('outer', a, 'a', 1), operandOf('outer', b, 'b', 2)],
    contraction: productOf,
    shapeOf: (a, b) => [sizeOf(a.shape), sizeOf(b.shape)],
});
/** An index for each axis of a and of b. */
export function productOf(A, B) {
    const rows = A.shape.map((size, axis) => ({ size, a: A.stride[axis], b: 0 }));
    const cols = B.shape.map((size, axis) => ({ size, a: 0, b: B.stride[axis] }));
    return { A, B, out: [...rows, ...cols], sum: [] };
}
