import { startOf } from './vector.ref.js';
/**
 * What elements are compared by, at an index of the vector's data: the absolute value, of a complex number |Re| + |Im|, rounded as in its
 * own precision, so that what is a tie there is one here.
 */
function sizeOf({ data, parts }) {
    if (parts !== 2)
        return (at) => Math.abs(data[at]);
    const sum = (at) => Math.abs(data[2 * at]) + Math.abs(data[2 * at + 1]);
    return data instanceof Float32Array ? (at) => Math.fround(sum(at)) : sum;
}
/** The number, from 1, of the first NaN, or else of the first element whose size is `better` than all before it; 0 for n = 0. */
export function extremeRef(n, x, better) {
    const sizeAt = sizeOf(x);
    let place = 0;
    let best = 0;
    let ix = startOf(n, x);
    for (let i = 0; i < n; i++, ix += x.ld) {
        const size = sizeAt(ix);
        if (Number.isNaN(size))
            return i + 1;
        if (place === 0 || better(size, best)) {
            place = i + 1;
            best = size;
        }
    }
    return place;
}
/** The first NaN, or else the first element with the largest absolute value, of complex numbers |Re| + |Im|. */
export const iamaxRef = (n, x) => extremeRef(n, x, (size, best) => size > best);
