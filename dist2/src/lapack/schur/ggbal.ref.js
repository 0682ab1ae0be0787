// The pencil of two matrices permuted so that eigenvalues stand alone, and its vectors permuted back, in doubles.
import { modulusAt } from '../../core/complex.js';
import { entriesOf } from '../../core/matrix.js';
function swapRows(n, M, i, k) {
    if (i === k)
        return;
    const { data, off, ld } = entriesOf(M);
    const { parts = 1 } = M;
    for (let j = 0; j < n; j++)
        for (let part = 0; part < parts; part++) {
            const [x, y] = [off + j * ld + parts * i + part, off + j * ld + parts * k + part];
            [data[x], data[y]] = [data[y], data[x]];
        }
}
function swapColumns(n, M, j, k) {
    if (j === k)
        return;
    const { data, off, ld } = entriesOf(M);
    const [x, y] = [off + j * ld, off + k * ld];
    const rows = n * (M.parts ?? 1);
    for (let i = 0; i < rows; i++)
        [data[x + i], data[y + i]] = [data[y + i], data[x + i]];
}
/**
 * A and B, n x n, with rows and columns permuted, both alike, so that they are triangular outside lo .. hi-1. A row that has one element
 * at most, in the columns that are left, goes to their end with it, a column to their beginning. Source: LAPACK xGGBAL, job 'P'.
 */
export function ggbalRef(n, A, B) {
    const unmoved = () => Int32Array.from({ length: n }, (_, i) => i);
    const [left, right] = [unmoved(), unmoved()];
    let [lo, hi] = [0, n];
    const isThere = (i, j) => [A, B].some(({ data, off, ld, parts }) => modulusAt(data, off + i + j * ld, parts) !== 0);
    const move = (i, j, to) => {
        for (const M of [A, B]) {
            swapRows(n, M, i, to);
            swapColumns(n, M, j, to);
        }
        left[to] = i;
        right[to] = j;
    };
    /** The only place between lo and hi where `is` holds, the last one where it never does, -1 where there are several. */
    const single = (is, otherwise) => {
        let found = -1;
        for (let k = lo; k < hi; k++) {
            if (!is(k))
                continue;
            if (found >= 0)
                return -1;
            found = k;
        }
        return found < 0 ? otherwise : found;
    };
    for (let i = hi - 1; i >= 0 && hi > 1;) {
        const j = single((k) => isThere(i, k), hi - 1);
        if (j < 0) {
            i--;
            continue;
        }
        move(i, j, hi - 1);
        hi--;
        i = hi - 1;
    }
    if (hi === 1)
        return { range: { lo: 0, hi: 1 }, left, right };
    for (let j = lo; j < hi && lo < hi - 1;) {
        const i = single((k) => isThere(k, j), lo);
        if (i < 0) {
            j++;
            continue;
        }
        move(i, j, lo);
        lo++;
        j = lo;
    }
    return { range: { lo, hi }, left, right };
}
/** The rows of V, n x n, back in their places: of left vectors with `left`, of right ones with `right`. Source: LAPACK xGGBAK. */
export function ggbakRef(n, { lo, hi }, places, V) {
    for (let i = lo - 1; i >= 0; i--)
        swapRows(n, V, i, places[i]);
    for (let i = hi; i < n; i++)
        swapRows(n, V, i, places[i]);
}
