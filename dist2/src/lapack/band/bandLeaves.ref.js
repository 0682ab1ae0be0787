// What eliminations on bands do to elements, real numbers or pairs, in TypeScript: places count elements. Host memory only.
import { divisionBy, im, re } from '../../core/complex.js';
/** What pivots are compared by: |x|, of pairs |re| + |im|. */
export const pivotSize = (x, p, parts) => parts === 2 ? Math.abs(x[2 * p]) + Math.abs(x[2 * p + 1]) : Math.abs(x[p]);
export function exchange(x, p, q, parts) {
    for (let part = 0; part < parts; part++) {
        const held = x[parts * p + part];
        x[parts * p + part] = x[parts * q + part];
        x[parts * q + part] = held;
    }
}
/** x(i) := x(i) / y(at), first <= i < end. */
export function divideBy(x, first, end, y, at, parts) {
    if (parts === 1) {
        const divisor = y[at];
        for (let i = first; i < end; i++)
            x[i] = x[i] / divisor;
        return;
    }
    const divide = divisionBy(y[2 * at], y[2 * at + 1]);
    for (let i = first; i < end; i++)
        divide(x, 2 * i);
}
/** y(to + i) := y(to + i) - a(from + i) x(at), i < count. */
export function subtractMultiple(y, to, a, from, count, x, at, parts) {
    if (parts === 1) {
        for (let i = 0; i < count; i++)
            y[to + i] = y[to + i] - a[from + i] * x[at];
        return;
    }
    const [c, d] = [x[2 * at], x[2 * at + 1]];
    for (let i = 0; i < 2 * count; i += 2) {
        const [f, g] = [a[2 * from + i], a[2 * from + i + 1]];
        y[2 * to + i] = y[2 * to + i] - (f * c - g * d);
        y[2 * to + i + 1] = y[2 * to + i + 1] - (f * d + g * c);
    }
}
/** b(at) := (b(at) - sum of a(from + i) b(first + i), i < count) / a(diagonal), no division without a diagonal; `conj` conjugates a. */
export function subtractProduct(b, at, a, from, first, count, diagonal, conj, parts) {
    if (parts === 1) {
        let sum = b[at];
        for (let i = 0; i < count; i++)
            sum -= a[from + i] * b[first + i];
        b[at] = diagonal === undefined ? sum : sum / a[diagonal];
        return;
    }
    const sign = conj ? -1 : 1;
    const sum = Float64Array.of(b[2 * at], b[2 * at + 1]);
    for (let i = 0; i < count; i++) {
        const [f, g] = [a[2 * (from + i)], sign * a[2 * (from + i) + 1]];
        const [c, d] = [b[2 * (first + i)], b[2 * (first + i) + 1]];
        sum[0] = sum[0] - (f * c - g * d);
        sum[1] = sum[1] - (f * d + g * c);
    }
    if (diagonal !== undefined)
        divisionBy(a[2 * diagonal], sign * a[2 * diagonal + 1])(sum, 0);
    b.set(sum, 2 * at);
}
export const less = (x, y) => ({ re: re(x) - re(y), im: im(x) - im(y) });
export function quotient(x, y) {
    const pair = Float64Array.of(re(x), im(x));
    divisionBy(re(y), im(y))(pair, 0);
    return { re: pair[0], im: pair[1] };
}
