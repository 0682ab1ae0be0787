// Scale factors that equilibrate a matrix, in TypeScript. Host memory only.
import { larger, leastOf, mostOf, safeMinOf } from '../../core/extremes.js';
/**
 * sizes(k) := 1 / sizes(k), kept in range. Returns the ratio of the least to the largest size, NaN if one is; undefined, with sizes as they
 * were, if one is zero.
 */
function invert(sizes) {
    const smallest = safeMinOf(sizes);
    const inRange = (x) => Math.min(Math.max(x, smallest), 1 / smallest);
    const [least, most] = [leastOf(sizes), mostOf(sizes)];
    if (sizes.includes(0))
        return undefined;
    for (let k = 0; k < sizes.length; k++)
        sizes[k] = 1 / inRange(sizes[k]);
    return Math.max(least, smallest) / Math.min(most, 1 / smallest);
}
/**
 * r(i) := 1 / max |A(i, j)| over j, then c(j) := 1 / max r(i) |A(i, j)| over i. Behind a row of zeros nothing is computed, nor
 * behind a column of zeros. Of complex numbers |Re| + |Im| is the magnitude. Source: LAPACK xGEEQU.
 */
export function geequRef(m, n, A, r, c) {
    if (m === 0 || n === 0)
        return { rowcnd: 1, colcnd: 1, amax: 0, info: 0 };
    const { data, off, ld, parts = 1 } = A;
    const largest = (sizes, byRow) => {
        sizes.fill(0);
        for (let j = 0; j < n; j++) {
            for (let i = 0; i < m; i++) {
                const p = parts * (off + i + j * ld);
                const size = parts === 1 ? Math.abs(data[p]) : Math.abs(data[p]) + Math.abs(data[p + 1]);
                if (byRow)
                    sizes[i] = larger(sizes[i], size);
                else
                    sizes[j] = larger(sizes[j], size * r[i]);
            }
        }
    };
    largest(r, true);
    const amax = mostOf(r);
    const rowcnd = invert(r);
    if (rowcnd === undefined)
        return { rowcnd: 0, colcnd: 0, amax, info: r.indexOf(0) + 1 };
    largest(c, false);
    const colcnd = invert(c);
    if (colcnd === undefined)
        return { rowcnd, colcnd: 0, amax, info: m + c.indexOf(0) + 1 };
    return { rowcnd, colcnd, amax, info: 0 };
}
