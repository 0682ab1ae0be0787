// Scalars of any field: a number, or a record of two. What drivers and checks do with alpha and beta, and divisions for the references.
import { isComplex } from './field.js';
export const re = (x) => (typeof x === 'number' ? x : x.re);
export const im = (x) => (typeof x === 'number' ? 0 : x.im);
export const isZero = (x) => re(x) === 0 && im(x) === 0;
export const isOne = (x) => re(x) === 1 && im(x) === 0;
/**
 * The scalar and the depth of a product, both 0 where either is: BLAS then leaves the product out and reads no factor, and an infinite
 * scalar times none makes no NaN.
 */
export const productOf = (alpha, k) => (isZero(alpha) || k === 0 ? { alpha: 0, k: 0 } : { alpha, k });
export const conjugate = (x) => typeof x === 'number' ? x : { re: x.re, im: -x.im };
/** The product, as a pair unless both are real numbers. */
export const times = (x, y) => typeof x === 'number' && typeof y === 'number'
    ? x * y
    : { re: re(x) * re(y) - im(x) * im(y), im: re(x) * im(y) + im(x) * re(y) };
/** The sum, as a pair unless both are real numbers. */
export const plus = (x, y) => typeof x === 'number' && typeof y === 'number' ? x + y : { re: re(x) + re(y), im: im(x) + im(y) };
/** |x + i y|: neither overflows nor underflows on the way, and is NaN if a part is, beside an infinite one too. */
export const modulus = (x, y) => Number.isNaN(x) || Number.isNaN(y) ? Number.NaN : Math.hypot(x, y);
/** Element p of an array, of which each takes `parts` numbers. */
export const elementAt = (x, p, parts = 1) => parts === 2 ? { re: x[2 * p], im: x[2 * p + 1] } : x[p];
/** |x| of element p. */
export const modulusAt = (x, p, parts = 1) => parts === 2 ? modulus(x[2 * p], x[2 * p + 1]) : Math.abs(x[p]);
/** Element p := value. */
export function putElement(x, p, value, parts = 1) {
    x[parts * p] = re(value);
    if (parts === 2)
        x[2 * p + 1] = im(value);
}
/**
 * What divides the pair of numbers at x[p] by c + i d. Nothing overflows on the way to a quotient that does not; equal divisors give equal
 * bits. Source: R. L. Smith, Algorithm 116 (1962); scaled like LAPACK's xLADIV.
 */
export function divisionBy(c, d) {
    if (d === 0) {
        return (x, p) => {
            x[p] = x[p] / c;
            x[p + 1] = x[p + 1] / c;
        };
    }
    const size = Math.max(Math.abs(c), Math.abs(d));
    const scale = size > 2 ** 1000 ? 2 ** -60 : size < 2 ** -960 ? 2 ** 60 : 1;
    const isReal = Math.abs(c) >= Math.abs(d);
    const [larger, smaller] = isReal ? [c * scale, d * scale] : [d * scale, c * scale];
    const ratio = smaller / larger;
    const whole = larger + smaller * ratio;
    return (x, p) => {
        const [a, b] = [x[p] * scale, x[p + 1] * scale];
        const part = Math.max(Math.abs(a), Math.abs(b)) > 2 ** 1020 ? 0.25 : 1;
        // (a + i b) / (c + i d) is (b - i a) / (d - i c).
        const [f, g, sign] = isReal ? [a * part, b * part, 1] : [b * part, a * part, -1];
        x[p] = (f + g * ratio) / whole / part;
        x[p + 1] = (sign * (g - f * ratio)) / whole / part;
    };
}
/** A scalar argument as given, or what is wrong with it in this precision. */
export function readScalar(value, prec) {
    if (typeof value === 'number')
        return value;
    if (!isComplex(prec))
        return 'must be a number';
    const { re, im } = (typeof value === 'object' && value !== null ? value : {});
    return typeof re === 'number' && typeof im === 'number' ? { re, im } : 'must be a number or { re, im }';
}
