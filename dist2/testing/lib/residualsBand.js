// Residuals of tridiagonal and band systems in as many steps as the matrix has elements: ||b - op(A) x|| / (||A|| ||x||), 1-norms, the
// worst of the columns. A vector is a row, whose leading dimension is its increment; complex ones are pairs.
import { conjugate, elementAt, im, re } from '../../src/core/complex.js';
import { columnView, larger, normOne } from './norms.js';
import { ratio } from './residuals.js';
const at = ({ data, off, ld, parts }, i) => elementAt(data, off + i * ld, parts);
/** As views and arrays say it. */
export const partsIn = ({ parts }) => (parts === 2 ? 2 : undefined);
/** A tridiagonal matrix, copied. With `hermitian` what is above its diagonal is conjugated. */
export function tridiagonalRows(n, dl, d, du, hermitian = false) {
    const [below, diagonal, above] = [dl, d, du].map((x, k) => Array.from({ length: k === 1 ? n : Math.max(0, n - 1) }, (_, i) => at(x, i)));
    const upper = hermitian ? above.map(conjugate) : above;
    return {
        n,
        parts: partsIn(dl),
        columns: (i) => [Math.max(0, i - 1), Math.min(n, i + 2)],
        element: (i, j) => (i === j ? diagonal[i] : i > j ? below[j] : upper[i]),
    };
}
/** A band as gbtrf takes it, where it lies. */
export const bandRows = (n, kl, ku, AB) => ({
    n,
    parts: partsIn(AB),
    columns: (i) => [Math.max(0, i - kl), Math.min(n, i + ku + 1)],
    element: (i, j) => elementAt(AB.data, AB.off + kl + ku + i - j + j * AB.ld, AB.parts),
});
/** y(i) := y(i) + a x(j). */
function add(y, i, a, x, j, parts) {
    if (parts === undefined) {
        y[i] = y[i] + re(a) * x[j];
        return;
    }
    const [c, d] = [x[2 * j], x[2 * j + 1]];
    y[2 * i] = y[2 * i] + re(a) * c - im(a) * d;
    y[2 * i + 1] = y[2 * i + 1] + re(a) * d + im(a) * c;
}
/** op(A) x. */
export function product(a, trans, x) {
    const y = new Float64Array((a.parts ?? 1) * a.n);
    for (let i = 0; i < a.n; i++) {
        const [from, to] = a.columns(i);
        for (let j = from; j < to; j++) {
            const element = a.element(i, j);
            if (trans === 'n')
                add(y, i, element, x, j, a.parts);
            else
                add(y, j, trans === 'c' ? conjugate(element) : element, x, i, a.parts);
        }
    }
    return y;
}
export function normOfRows(a, trans) {
    const element = (i, j) => Math.hypot(re(a.element(i, j)), im(a.element(i, j)));
    const sizes = { ...a, parts: undefined, element };
    return product(sizes, trans === 'n' ? 't' : 'n', new Float64Array(a.n).fill(1)).reduce(larger, 0);
}
/** `times`: op(A) x, `norm`: ||op(A)||. */
export function residual(n, nrhs, B, X, times, norm) {
    const { parts = 1 } = B;
    const column = (Y, k) => Float64Array.from(Y.data.subarray(parts * (Y.off + k * Y.ld), parts * (Y.off + k * Y.ld + n)));
    const size = (x) => normOne(columnView(x, partsIn(B)));
    let worst = 0;
    for (let k = 0; k < nrhs && n > 0; k++) {
        const x = column(X, k);
        const rest = column(B, k);
        times(x).forEach((value, i) => {
            rest[i] = rest[i] - value;
        });
        worst = larger(ratio(size(rest), norm * size(x)), worst);
    }
    return worst;
}
/** The same of the system that `solve` solves in place, on the right-hand side of ones and minus ones. */
export function factorResidual(a, solve) {
    const { n, parts } = a;
    const sign = (i) => (i % 3 === 0 ? -1 : 1);
    const data = Float64Array.from({ length: (parts ?? 1) * n }, (_, i) => sign(i));
    const B = { data, off: 0, ld: Math.max(1, n), parts };
    const X = { ...B, data: data.slice() };
    solve(X);
    return residual(n, 1, B, X, (x) => product(a, 'n', x), normOfRows(a, 'n'));
}
/**
 * op(A) x from factors as gttrf and gbtrf have them: A = P_0 L_0 P_1 L_1 ... U, where P_j exchanges rows j and ipiv(j), counted from 1, and
 * L_j has the multipliers l(i, j) of rows j + 1 .. j + kl.
 */
export const factoredProduct = (U, kl, l, ipiv, trans) => (x) => {
    const { n, parts } = U;
    const step = parts ?? 1;
    const flips = trans !== 'n';
    const y = flips ? x.slice() : product(U, 'n', x);
    const exchange = (j) => {
        const p = ipiv[j] - 1;
        for (let part = 0; part < step; part++)
            [y[step * j + part], y[step * p + part]] = [y[step * p + part], y[step * j + part]];
    };
    for (let k = 0; k < n; k++) {
        const j = flips ? k : n - 1 - k;
        if (flips)
            exchange(j);
        for (let i = j + 1; i <= Math.min(n - 1, j + kl); i++) {
            if (flips)
                add(y, j, trans === 'c' ? conjugate(l(i, j)) : l(i, j), y, i, parts);
            else
                add(y, i, l(i, j), y, j, parts);
        }
        if (!flips)
            exchange(j);
    }
    return flips ? product(U, trans, y) : y;
};
