// What the eigenvalue iterations on symmetric tridiagonal matrices have in common: blocks that nothing couples, scaling, order.
import { larger } from '../../core/extremes.js';
import { entriesOf } from '../../core/matrix.js';
/** The largest |d(i)| and |e(i)| of rows first..last; NaN if an element is. */
export function tridiagonalMax(first, last, d, e) {
    let most = 0;
    for (let i = first; i <= last; i++)
        most = larger(Math.abs(d[i]), most);
    for (let i = first; i < last; i++)
        most = larger(Math.abs(e[i]), most);
    return most;
}
/** Z := value, all parts of an n x m matrix. */
export function fillRef(n, m, value, Z) {
    const { data, off, ld } = entriesOf(Z);
    const rows = (Z.parts ?? 1) * n;
    for (let j = 0; j < m; j++)
        data.fill(value, off + j * ld, off + j * ld + rows);
}
/** Z := the unit matrix of order n. */
export function unitRef(n, Z) {
    fillRef(n, n, 0, Z);
    for (let j = 0; j < n; j++)
        Z.data[(Z.parts ?? 1) * (Z.off + j * (Z.ld + 1))] = 1;
}
/** Z := X, real numbers, n x m. */
export function widenRef(n, m, X, Z) {
    const { parts = 1 } = Z;
    for (let j = 0; j < m; j++) {
        const [from, to] = [X.off + j * X.ld, Z.off + j * Z.ld];
        for (let i = 0; i < n; i++) {
            Z.data[parts * (to + i)] = X.data[from + i];
            if (parts === 2)
                Z.data[2 * (to + i) + 1] = 0;
        }
    }
}
/** Whether d and e are finite; otherwise d and e := NaN, and the vectors too. */
export function isFiniteOrNaN(n, d, e, Z) {
    if (tridiagonalMax(0, n - 1, d, e) < Infinity)
        return true;
    d.fill(Number.NaN, 0, n);
    e.fill(Number.NaN, 0, Math.max(0, n - 1));
    if (Z !== undefined)
        fillRef(n, n, Number.NaN, Z);
    return false;
}
/** Between these the squares of a block's elements, and of what is eps times them, stay in the range. */
const [LOW, HIGH] = [2 ** -400, 2 ** 500];
/** The power of two that brings a block whose largest element is `most` into the range of its squares; 1 where it is there. */
export function blockScale(most) {
    if (most === 0 || (most >= LOW && most <= HIGH))
        return 1;
    return 2 ** Math.max(-1022, Math.min(1022, -Math.floor(Math.log2(most))));
}
/** Multiplies rows first..last of the tridiagonal matrix. */
export function scaleRows(first, last, d, e, factor) {
    if (factor === 1)
        return;
    for (let i = first; i <= last; i++)
        d[i] *= factor;
    for (let i = first; i < last; i++)
        e[i] *= factor;
}
/**
 * The last row of the block that begins at row `first`: e behind it is negligible against its neighbours, and is made zero. LAPACK's
 * criterion.
 */
export function blockEnd(n, first, d, e, eps) {
    for (let i = first; i < n - 1; i++) {
        const off = Math.abs(e[i]);
        if (off <= Math.sqrt(Math.abs(d[i])) * Math.sqrt(Math.abs(d[i + 1])) * eps) {
            e[i] = 0;
            return i;
        }
    }
    return n - 1;
}
/** How many off-diagonal elements are left. */
export function unconverged(n, e) {
    let count = 0;
    for (let i = 0; i < n - 1; i++)
        if (e[i] !== 0)
            count++;
    return count;
}
/** The order in which d ascends. */
export const ascending = (n, d) => Int32Array.from({ length: n }, (_, i) => i).sort((i, j) => d[i] - d[j] || i - j);
/** Column i of X := column order[i], of `rows` elements, in place. */
export function permuteColumns(rows, { data, off, ld }, order) {
    const done = new Uint8Array(order.length);
    const held = data.slice(0, rows);
    for (let start = 0; start < order.length; start++) {
        if (done[start] === 1 || order[start] === start)
            continue;
        held.set(data.subarray(off + start * ld, off + start * ld + rows));
        let to = start;
        for (let from = order[to]; from !== start; to = from, from = order[to]) {
            data.copyWithin(off + to * ld, off + from * ld, off + from * ld + rows);
            done[to] = 1;
        }
        data.set(held, off + to * ld);
        done[to] = 1;
    }
}
