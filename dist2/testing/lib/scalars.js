// Numbers of any field in checks: a real one is a number, a complex one a record of two. Their arithmetic, and the scalars of test
// programs.
import { im, re, times } from '../../src/core/complex.js';
export { conjugate, im, re, times } from '../../src/core/complex.js';
/** x - factor y. */
export function minus(x, y, factor = 1) {
    const product = factor === 1 ? y : times(factor, y);
    return typeof x === 'number' && typeof product === 'number'
        ? x - product
        : { re: re(x) - re(product), im: im(x) - im(product) };
}
export const plus = (x, y) => typeof x === 'number' && typeof y === 'number' ? x + y : { re: re(x) + re(y), im: im(x) + im(y) };
export const magnitude = (x) => (typeof x === 'number' ? Math.abs(x) : Math.hypot(x.re, x.im));
/** |Re| + |Im|, BLAS's measure of a complex number. */
export const abs1 = (x) => (typeof x === 'number' ? Math.abs(x) : Math.abs(x.re) + Math.abs(x.im));
export function quotient(x, y) {
    if (typeof x === 'number' && typeof y === 'number')
        return x / y;
    // Scaled by the larger part, so that no square of y leaves the range.
    const scale = Math.max(Math.abs(re(y)), Math.abs(im(y)));
    const [c, d] = [re(y) / scale, im(y) / scale];
    const z = times(x, { re: c, im: -d });
    const square = scale * (c * c + d * d);
    return { re: re(z) / square, im: im(z) / square };
}
/** Element p of an array of numbers, or of pairs. */
export const scalarAt = (data, p, parts) => parts === undefined ? data[p] : { re: data[2 * p], im: data[2 * p + 1] };
/**
 * What stands beside the scalars of MAGMA's testers, of the reference BLAS's programs, and of our own cases: 0.29 - 0.86i, -0.48 + 0.38i;
 * 0.7 - 0.9i, 1.3 - 1.1i, at level 1 0.3 - 0.7i; 0.9 - 1.1i, and the sine 0.8 - 0.6i.
 */
const IMAGINARY = new Map([
    [0.29, -0.86],
    [-0.48, 0.38],
    [0.7, -0.9],
    [1.3, -1.1],
    [0.3, -0.7],
    [0.9, -1.1],
    [0.8, -0.6],
]);
/**
 * A scalar of a problem in the field of its operands. Those that have no imaginary part there stay numbers, which complex calls take too.
 */
export function inField(x, parts) {
    const imaginary = parts === undefined ? undefined : IMAGINARY.get(x);
    return imaginary === undefined ? x : { re: x, im: imaginary };
}
