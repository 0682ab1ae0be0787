import { orgtrRef } from '../../src/lapack/eigen/orgtr.ref.js';
import { columnView, larger, normOne } from './norms.js';
import { columnOf, multiply, subtract } from './product.js';
import { ratio } from './residuals.js';
import { inDoubles, zeros } from './residualsQr.js';
import { orthogonality } from './residualsSvd.js';
import { hostMat } from './views.js';
/** ||A - Z W Z^H||_1 / (n ||A||_1) of a full matrix A and n columns of Z. */
export function spectralError(a, w, z) {
    const values = columnOf(w, 0);
    const { parts = 1 } = a;
    return congruenceError(a, z, (row) => row.map((x, p) => values[Math.floor(p / parts)] * x));
}
/** ||A - Q M Q^H||_1 / (n ||A||_1), `times` being the product with M. */
export function congruenceError(a, q, times) {
    const n = a.rows;
    const difference = zeros(n, n, a.parts);
    for (let j = 0; j < n; j++) {
        const column = columnOf(a, j);
        subtract(column, 1, multiply(q, false, times(columnOf(q, j, 'c'))));
        difference.data.set(column, (a.parts ?? 1) * j * n);
    }
    return ratio(normOne(difference), n * normOne(a));
}
/** The product with the tridiagonal matrix of the diagonals d and e, of vectors of numbers or pairs. */
export function timesTridiagonal(d, e, parts) {
    return (x) => x.map((value, p) => {
        const i = Math.floor(p / parts);
        return d[i] * value + (e[i - 1] ?? 0) * (x[p - parts] ?? 0) + (e[i] ?? 0) * (x[p + parts] ?? 0);
    });
}
/** ||A - Q T Q^H||_1 / (n ||A||_1) and ||I - Q^H Q||_1 / n of what sytrd leaves; `a` is the full matrix. */
export function tridiagonalErrors(a, uplo, reduced, { D, E, tau }) {
    const n = a.rows;
    const Q = inDoubles(reduced);
    orgtrRef(uplo, n, hostMat(Q), Float64Array.from(columnOf(tau, 0)));
    const times = timesTridiagonal(columnOf(D, 0), columnOf(E, 0), a.parts ?? 1);
    return [congruenceError(a, Q, times), orthogonality(Q)];
}
/** max |w(i) - v(i)| / max |v(i)|. */
export function eigenvaluesError(w, v) {
    const [x, y] = [columnOf(w, 0), columnOf(v, 0)];
    let [worst, most] = [0, 0];
    for (const [i, value] of x.entries()) {
        const difference = Math.abs(value - y[i]);
        if (!(difference <= worst))
            worst = difference;
        most = Math.max(most, Math.abs(y[i]));
    }
    return ratio(worst, most);
}
/** Whether they ascend. */
export const isAscending = (w) => columnOf(w, 0).every((value, i, all) => i === 0 || all[i - 1] <= value);
/** ||A Z - Z W||_1 / (n ||A||_1) of a full matrix A and as many columns of Z as there are values. */
export function pairsError(a, w, z) {
    let worst = 0;
    for (let j = 0; j < z.cols; j++) {
        const x = columnOf(z, j);
        const residual = multiply(a, false, x);
        subtract(residual, w[j], x);
        const sum = normOne(columnView(residual, a.parts));
        if (!(sum <= worst))
            worst = sum;
    }
    return ratio(worst, a.rows * normOne(a));
}
/** Values so close to the ends of an interval, against the largest of all, may be found in it or not. */
const UNSURE = 1e-5;
/**
 * max |w(i) - v(first + i)| / max |v|: w are those of all values v, in ascending order, that are chosen. NaN if they are too many or few.
 */
export function partError(w, v, { range, vl, vu, il, }) {
    const most = v.reduce((size, x) => Math.max(size, Math.abs(x)), 0);
    const upTo = (x) => v.filter((value) => value <= x).length;
    const unsure = UNSURE * most;
    const [from, to] = range === 'v' ? [upTo(vl - unsure), upTo(vl + unsure)] : range === 'i' ? [il - 1, il - 1] : [0, 0];
    const errors = [];
    for (let first = from; first <= to && first + w.length <= v.length; first++) {
        const end = first + w.length;
        if (range === 'v' && (end < upTo(vu - unsure) || end > upTo(vu + unsure)))
            continue;
        errors.push(w.reduce((worst, x, i) => larger(worst, Math.abs(x - v[first + i])), 0));
    }
    return errors.length === 0 ? Number.NaN : ratio(Math.min(...errors), most);
}
