// Error measures of symmetric tridiagonal eigenproblems: residuals of vectors, and values by Sturm's counts. In doubles; matrices are
// scaled first, so that sums of their elements stay in the range.
import { columnView, normOne } from './norms.js';
import { columnOf } from './product.js';
import { ratio } from './residuals.js';
const most = (...lists) => lists.flatMap((x) => [...x]).reduce((a, b) => Math.max(a, Math.abs(b)), 0);
/** ||T||_1. */
export function tridiagonalNorm({ d, e }) {
    return d.reduce((norm, x, i) => Math.max(norm, Math.abs(x) + Math.abs(e[i - 1] ?? 0) + Math.abs(e[i] ?? 0)), 0);
}
/** The matrix, and values that belong to it, divided by a power of two close to the largest element. */
function scaledDown({ d, e }, w) {
    const size = most(d, e);
    // In two steps: the reciprocal of a number at the end of the range is none.
    const half = size > 0 ? 2 ** -Math.floor(Math.log2(size) / 2) : 1;
    const scale = (x) => x.map((value) => value * half * half);
    return { t: { d: scale(d), e: scale(e) }, w: scale(w) };
}
/** ||T Z - Z W||_1 / (n ||T||_1), of as many values and vectors as there are. */
export function tridiagonalError(matrix, values, z) {
    const { rows: n, parts = 1 } = z;
    const { t, w } = scaledDown(matrix, values);
    let worst = 0;
    for (let j = 0; j < z.cols; j++) {
        const x = columnOf(z, j);
        const residual = x.map((value, p) => {
            const i = Math.floor(p / parts);
            const beside = (t.e[i - 1] ?? 0) * (x[p - parts] ?? 0) + (t.e[i] ?? 0) * (x[p + parts] ?? 0);
            return (t.d[i] - w[j]) * value + beside;
        });
        const sum = normOne(columnView(residual, z.parts));
        if (!(sum <= worst))
            worst = sum;
    }
    return ratio(worst, n * tridiagonalNorm(t));
}
/** How many eigenvalues of T are less than x. */
export function sturmCount({ d, e }, x) {
    let [count, q] = [0, 1];
    for (let i = 0; i < d.length; i++) {
        const off = i === 0 ? 0 : e[i - 1];
        q = d[i] - x - off * (off / q);
        if (Math.abs(q) < 2 ** -500)
            q = -(2 ** -500);
        if (q < 0)
            count++;
    }
    return count;
}
/**
 * max_i |w(i) - lambda(first + i)| / ||T||_1 up to a factor of two, by Sturm's counts; values in ascending order, `first` the index of the
 * first of them, from 0.
 */
export function countedError(matrix, values, first = 0) {
    const { t, w } = scaledDown(matrix, values);
    const norm = tridiagonalNorm(t);
    let tol = 2 ** -56 * norm;
    for (let i = 0; i < w.length; i++) {
        if (!Number.isFinite(w[i]))
            return Number.NaN;
        const near = () => sturmCount(t, w[i] - tol) <= first + i && sturmCount(t, w[i] + tol) > first + i;
        while (norm > 0 && !near())
            tol *= 2;
        if (norm === 0 && w[i] !== 0)
            return Number.NaN;
    }
    return ratio(tol, norm);
}
/** Whether they ascend. */
export const ascends = (w) => w.every((value, i) => i === 0 || w[i - 1] <= value);
