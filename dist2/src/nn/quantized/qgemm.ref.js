// QGEMM in TypeScript: sums of products of bytes, one by one. Host memory only.
import { activationOf } from '../activations/activation.ref.js';
const byte = (x, k, unsigned) => {
    const value = x.data[x.off + k];
    return unsigned ? value & 255 : value;
};
/** Calls `store` with every element of the result by its place, before it is rounded to what Y holds. */
export function qgemmRef(q, store) {
    const { rows, features, depth, X, W } = q;
    const f = q.activation === 'none' ? (y) => y : activationOf(q.activation, 0, 1).f;
    const zeroOf = (zero, k, unsigned) => zero === undefined ? 0 : byte(zero, k, unsigned);
    const numberOf = (x, k, otherwise) => x === undefined ? otherwise : x.data[x.off + k];
    const [next, step] = q.transW ? [1, features] : [depth, 1];
    for (let i = 0; i < rows; i++) {
        const ofRow = q.ofX === 'rows' ? i : 0;
        const zeroX = zeroOf(q.zeroX, ofRow, q.unsignedX);
        for (let j = 0; j < features; j++) {
            const ofFeature = q.ofW === 'features' ? j : 0;
            const zeroW = zeroOf(q.zeroW, ofFeature, q.unsignedW);
            let sum = 0;
            for (let l = 0; l < depth; l++) {
                const [x, w] = [byte(X, i * depth + l, q.unsignedX), byte(W, j * next + l * step, q.unsignedW)];
                sum += (x - zeroX) * (w - zeroW);
            }
            const scale = numberOf(q.scaleX, ofRow, 1) * numberOf(q.scaleW, ofFeature, 1);
            store(i * features + j, f((sum | 0) * scale + numberOf(q.bias, j, 0)));
        }
    }
}
/** round(x), ties to even. */
export function roundToEven(x) {
    const below = Math.floor(x);
    if (x - below !== 0.5)
        return Math.round(x);
    return below % 2 === 0 ? below : below + 1;
}
/** y as a byte. */
export function quantized(y, scale, zero, unsigned) {
    const least = unsigned ? 0 : -128;
    const rounded = Number.isNaN(y) ? 0 : roundToEven(y / scale);
    return Math.min(Math.max(rounded + zero, least), least + 255);
}
