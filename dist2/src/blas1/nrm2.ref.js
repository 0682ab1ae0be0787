import { startOf } from './vector.ref.js';
/**
 * The Euclidean norm in two passes: the largest absolute value of a part, then the sum of squares of x times a power of two that brings it
 * near 1. NaN if any element is, else infinity if any is.
 */
export function nrm2Ref(n, x) {
    const { data, ld, parts = 1 } = x;
    const start = parts * startOf(n, x);
    let largest = 0;
    for (let i = 0; i < n; i++) {
        for (let part = 0; part < parts; part++) {
            const size = Math.abs(data[start + parts * i * ld + part]);
            if (Number.isNaN(size))
                return Number.NaN;
            if (size > largest)
                largest = size;
        }
    }
    if (largest === 0 || largest === Infinity)
        return largest;
    // 2^-1074 would ask for 2^1074, which is infinite; at 2^1000 every number is large enough to be squared.
    const scale = 2 ** Math.min(1000, -Math.floor(Math.log2(largest)));
    let sum = 0;
    for (let i = 0; i < n; i++)
        for (let part = 0; part < parts; part++)
            sum += (data[start + parts * i * ld + part] * scale) ** 2;
    return Math.sqrt(sum) / scale;
}
