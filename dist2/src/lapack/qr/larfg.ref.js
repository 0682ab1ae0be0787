// Elementary reflectors H = I - tau v v^H with v(0) = 1, in TypeScript: LARFG makes one, LARF applies one. Host memory only. The 1 is not
// stored: whatever stands in its place is not read. Complex ones are unitary, but not Hermitian unless tau is real.
import { nrm2Ref } from '../../blas1/nrm2.ref.js';
import { divisionBy, im, isZero, putElement, re } from '../../core/complex.js';
/** Least number whose reciprocal, divided by the unit roundoff, does not overflow: lamch('S') / lamch('E'). */
const safeMinimum = (x) => (x instanceof Float32Array ? 2 ** -102 : 2 ** -969);
/**
 * H x = beta e_0 for the n elements of x from `off` on: x(0) := beta, the rest := v, and tau is returned. beta has the sign that x(0)
 * has not, so that nothing cancels. tau = 0, and H = I, where the rest of x is zero already. Source: LAPACK xLARFG.
 */
export function larfgRef(n, x, off) {
    if (n <= 1)
        return 0;
    const rest = { data: x, off: off + 1, ld: 1 };
    const safe = safeMinimum(x);
    let alpha = x[off];
    let norm = nrm2Ref(n - 1, rest);
    if (norm === 0)
        return 0;
    const sign = alpha < 0 || Object.is(alpha, -0) ? 1 : -1;
    let beta = sign * Math.hypot(alpha, norm);
    // Where beta is so small that alpha - beta is inaccurate or has no reciprocal, x is scaled up first.
    let scalings = 0;
    while (Math.abs(beta) < safe && scalings < 20) {
        for (let i = 1; i < n; i++)
            x[off + i] = x[off + i] / safe;
        alpha /= safe;
        beta /= safe;
        scalings++;
    }
    if (scalings > 0) {
        norm = nrm2Ref(n - 1, rest);
        beta = sign * Math.hypot(alpha, norm);
    }
    const tau = (beta - alpha) / beta;
    // v := x / (alpha - beta)
    const factor = 1 / (alpha - beta);
    for (let i = 1; i < n; i++)
        x[off + i] = x[off + i] * factor;
    for (; scalings > 0; scalings--)
        beta *= safe;
    x[off] = beta;
    return tau;
}
/**
 * H^H x = beta e_0 for n pairs of numbers from element `off` on: x(0) := beta, which is real, the rest := v, and tau is returned. tau = 0
 * where x is real and zero behind x(0). One pair alone is turned too: its beta is real. Source: LAPACK xLARFG.
 */
export function larfgComplexRef(n, x, off) {
    const zero = { re: 0, im: 0 };
    if (n <= 0)
        return zero;
    const first = 2 * off;
    const last = first + 2 * n;
    const rest = { data: x, off: first + 2, ld: 1 };
    const safe = safeMinimum(x);
    let a = x[first];
    let b = x[first + 1];
    let norm = nrm2Ref(2 * n - 2, rest);
    if (norm === 0 && b === 0)
        return zero;
    const sign = a < 0 || Object.is(a, -0) ? 1 : -1;
    let beta = sign * Math.hypot(a, b, norm);
    let scalings = 0;
    while (Math.abs(beta) < safe && scalings < 20) {
        for (let p = first + 2; p < last; p++)
            x[p] = x[p] / safe;
        a /= safe;
        b /= safe;
        beta /= safe;
        scalings++;
    }
    if (scalings > 0) {
        norm = nrm2Ref(2 * n - 2, rest);
        beta = sign * Math.hypot(a, b, norm);
    }
    const tau = { re: (beta - a) / beta, im: -b / beta };
    // v := x / (alpha - beta)
    const factor = Float64Array.of(1, 0);
    divisionBy(a - beta, b)(factor, 0);
    for (let p = first + 2; p < last; p += 2)
        multiply(x, p, factor[0], factor[1]);
    for (; scalings > 0; scalings--)
        beta *= safe;
    x[first] = beta;
    x[first + 1] = 0;
    return tau;
}
/** The pair at x[p] := (u + i v) times itself. */
function multiply(x, p, u, v) {
    const [a, b] = [x[p], x[p + 1]];
    x[p] = a * u - b * v;
    x[p + 1] = a * v + b * u;
}
/** The reflector of the n elements of x, which lie one after the other; tau(at) := its scale, which is returned. */
export function makeReflectorRef(n, { data, off, parts }, tau, at) {
    const scale = parts === 2 ? larfgComplexRef(n, data, off) : larfgRef(n, data, off);
    putElement(tau, at, scale, parts);
    return scale;
}
/**
 * C := H C (side 'l', v has m elements from v[off] on) or C := C H ('r', v has n), C m x n. tau = 0 does nothing; the conjugate of tau
 * gives H^H.
 */
export function larfRef(side, m, n, v, off, tau, C) {
    if (isZero(tau))
        return;
    if (C.parts === 2)
        return larfComplex(side, m, n, v, off, tau, C);
    // H acts on the columns of C, or on its rows in the same way.
    const [length, lines, along, across] = side === 'l' ? [m, n, 1, C.ld] : [n, m, C.ld, 1];
    const c = C.data;
    for (let line = 0; line < lines; line++) {
        const start = C.off + line * across;
        // w := v^T c,  c := c - tau w v
        let w = c[start];
        for (let i = 1; i < length; i++)
            w += v[off + i] * c[start + i * along];
        w *= re(tau);
        c[start] = c[start] - w;
        for (let i = 1; i < length; i++)
            c[start + i * along] = c[start + i * along] - w * v[off + i];
    }
}
/** The same of complex numbers: c := c - tau (v^H c) v for the columns of C, c := c - tau (c v) v^H for its rows. */
function larfComplex(side, m, n, v, off, tau, C) {
    const [length, lines, along, across] = side === 'l' ? [m, n, 2, 2 * C.ld] : [n, m, 2 * C.ld, 2];
    // v is conjugated in the product where C's columns are multiplied, and in the update where its rows are.
    const sign = side === 'l' ? -1 : 1;
    const c = C.data;
    const [t, u] = [re(tau), im(tau)];
    for (let line = 0; line < lines; line++) {
        const start = 2 * C.off + line * across;
        let x = c[start];
        let y = c[start + 1];
        for (let i = 1, p = start + along; i < length; i++, p += along) {
            const a = v[2 * (off + i)];
            const b = sign * v[2 * (off + i) + 1];
            x += a * c[p] - b * c[p + 1];
            y += a * c[p + 1] + b * c[p];
        }
        const [wr, wi] = [t * x - u * y, t * y + u * x];
        c[start] = c[start] - wr;
        c[start + 1] = c[start + 1] - wi;
        for (let i = 1, p = start + along; i < length; i++, p += along) {
            const a = v[2 * (off + i)];
            const b = -sign * v[2 * (off + i) + 1];
            c[p] = c[p] - (a * wr - b * wi);
            c[p + 1] = c[p + 1] - (a * wi + b * wr);
        }
    }
}
