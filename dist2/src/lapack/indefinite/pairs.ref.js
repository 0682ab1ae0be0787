// Divisions by a pivot of complex numbers: 1 x 1, or 2 x 2 and then symmetric [a b; b c] or Hermitian [a conj(b); b c], of which a and c
// are taken for real. Nothing overflows on the way to a result that does not.
import { divisionBy, modulus } from '../../core/complex.js';
/** Division by a pivot whose block of order `step` begins at place p of its diagonal. */
export function byPivotAt({ data, rs, cs }, p, step, mirror, side) {
    const [a, b, c] = [p, p + rs, p + rs + cs].map((q) => [data[2 * q], data[2 * q + 1]]);
    return step === 1 ? byNumber(a, mirror) : byBlock(a, b, c, mirror, side);
}
export function byNumber([re, im], mirror) {
    const divide = divisionBy(re, mirror === 'c' ? 0 : im);
    return (x) => divide(x, 0);
}
/**
 * All is divided by b, which is the largest element of a pivot, or by its modulus: with s that divisor, u = b / s, d11 = a / s, d22 = c / s
 * and the determinant d11 d22 - 1, (x, y) D^-1 is (d22 x - u y, d11 y - v x) / s over the determinant, v = u of a symmetric D, v = conj(u)
 * of a Hermitian one; u and v change places for a column.
 */
export function byBlock(a, b, c, mirror, side) {
    const hermitian = mirror === 'c';
    const scale = hermitian ? modulus(b[0], b[1]) : 0;
    const divide = hermitian ? divisionBy(scale, 0) : divisionBy(b[0], b[1]);
    const scaled = Float64Array.of(a[0], hermitian ? 0 : a[1], c[0], hermitian ? 0 : c[1], b[0], b[1]);
    for (const p of [0, 2, 4])
        divide(scaled, p);
    const [p, pi, q, qi] = [scaled[0], scaled[1], scaled[2], scaled[3]];
    // Of a symmetric block u is 1, but for rounding.
    const [u, ui] = hermitian ? [scaled[4], side === 'row' ? scaled[5] : -scaled[5]] : [1, 0];
    const turn = hermitian ? -1 : 1;
    const divideAll = divisionBy(p * q - pi * qi - 1, p * qi + pi * q);
    return (x) => {
        divide(x, 0);
        divide(x, 2);
        const [x0, x1, y0, y1] = [x[0], x[1], x[2], x[3]];
        x[0] = q * x0 - qi * x1 - (u * y0 - ui * y1);
        x[1] = q * x1 + qi * x0 - (u * y1 + ui * y0);
        x[2] = p * y0 - pi * y1 - (u * x0 - turn * ui * x1);
        x[3] = p * y1 + pi * y0 - (u * x1 + turn * ui * x0);
        divideAll(x, 0);
        divideAll(x, 2);
    };
}
