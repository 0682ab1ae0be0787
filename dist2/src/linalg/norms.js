// Norms of vectors and matrices in host memory, summed in doubles: what norm and cond have in common. Those by singular values are
// elsewhere.
import { leastOf, mostOf } from '../core/extremes.js';
/** Sums of squares between these have lost nothing to squares that left the range. */
const [LEAST_SUM, MOST_SUM] = [2 ** -900, Number.MAX_VALUE];
/** max |x(i)|; NaN if an element is; 0 of nothing. */
function largest(x) {
    let most = 0;
    for (let i = 0; i < x.length; i++) {
        const size = Math.abs(x[i]);
        if (!(size <= most))
            most = size;
        if (Number.isNaN(most))
            return most;
    }
    return most;
}
/** ||x||_2, by a second pass where squares leave the range. */
export function euclidean(x) {
    let sum = 0;
    for (let i = 0; i < x.length; i++)
        sum += x[i] * x[i];
    if (sum >= LEAST_SUM && sum <= MOST_SUM)
        return Math.sqrt(sum);
    const size = largest(x);
    if (!(size > 0 && size < Infinity))
        return size;
    sum = 0;
    for (let i = 0; i < x.length; i++)
        sum += (x[i] / size) ** 2;
    return size * Math.sqrt(sum);
}
/** (sum |x(i)|^p)^(1/p), the number of elements that are not zero for p = 0, and the largest or least |x(i)| for p = +-Infinity. */
export function vectorNorm(x, p) {
    if (p === 2)
        return euclidean(x);
    if (p === Infinity)
        return largest(x);
    let sum = 0;
    if (p === 0 || p === 1) {
        for (let i = 0; i < x.length; i++)
            sum += p === 1 ? Math.abs(x[i]) : Number(x[i] !== 0);
        return sum;
    }
    const sizes = Float64Array.from(x, Math.abs);
    const unit = p > 0 ? largest(sizes) : leastOf(sizes);
    // Nothing to scale by: the norm is that number, or the one of no elements.
    if (p === -Infinity || !(unit > 0 && unit < Infinity))
        return unit;
    for (let i = 0; i < sizes.length; i++)
        sum += (sizes[i] / unit) ** p;
    return unit * sum ** (1 / p);
}
/** The sums of absolute values of each column, or of each row, of m x n numbers by columns. */
function sums(a, m, n, rows) {
    const found = new Float64Array(rows ? m : n);
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            const to = rows ? i : j;
            found[to] = found[to] + Math.abs(a[j * m + i]);
        }
    }
    return found;
}
/** Of a matrix by columns: the largest or least sum of a column (1, -1) or row (+-Infinity), or the root of the sum of squares. */
export function matrixNorm(a, m, n, order) {
    if (order === 'fro')
        return euclidean(a);
    const each = sums(a, m, n, Math.abs(order) === Infinity);
    return order > 0 ? Math.max(0, mostOf(each)) : leastOf(each);
}
