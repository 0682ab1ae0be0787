import { startOf } from './vector.ref.js';
/** The sum of absolute values, of complex numbers of |Re| + |Im|. */
export function asumRef(n, x) {
    const { data, ld, parts = 1 } = x;
    let sum = 0;
    let ix = parts * startOf(n, x);
    for (let i = 0; i < n; i++, ix += parts * ld) {
        sum += Math.abs(data[ix]);
        if (parts === 2)
            sum += Math.abs(data[ix + 1]);
    }
    return sum;
}
