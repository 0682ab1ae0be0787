// LU factorization of a tridiagonal matrix in TypeScript. Host memory only. A vector is a matrix whose ld is its
// increment.
import { elementAt, isZero, putElement, times } from '../../core/complex.js';
import { less, pivotSize, quotient } from './bandLeaves.ref.js';
/**
 * P A = L U with interchanges of neighbouring rows: A has dl (n - 1) below, d (n) on and du (n - 1) above the diagonal. Then d, du and du2
 * (n - 2) are the diagonals of U, dl the multipliers, and ipiv[off + i] is i + 1 or i + 2: the row, from 1, that row i + 1 was exchanged
 * with. Complex elements are compared by |re| + |im|. Returns info: 0, or the index, from 1, of the first zero on U's diagonal; the
 * factorization is completed all the same. NaN counts as larger than anything. Source: LAPACK xGTTRF.
 */
export function gttrfRef(n, dl, d, du, du2, ipiv, ipivOff) {
    if (d.parts === 2)
        return gttrfPairs(n, dl, d, du, du2, ipiv, ipivOff);
    let info = 0;
    for (let i = 0; i < n; i++) {
        const [l, p, u] = [dl.off + i * dl.ld, d.off + i * d.ld, du.off + i * du.ld];
        ipiv[ipivOff + i] = i + 1;
        if (i < n - 1) {
            const [below, pivot] = [dl.data[l], d.data[p]];
            const [diagonal, above] = [d.data[p + d.ld], du.data[u]];
            const further = i < n - 2 ? du.data[u + du.ld] : 0;
            if (Number.isNaN(pivot) || Math.abs(below) <= Math.abs(pivot)) {
                const factor = pivot === 0 ? 0 : below / pivot;
                dl.data[l] = factor;
                d.data[p + d.ld] = diagonal - dl.data[l] * above;
                if (i < n - 2)
                    du2.data[du2.off + i * du2.ld] = 0;
            }
            else {
                // Row i + 1 comes first: U(i,:) = (below, diagonal, further), and what is left of row i is behind it.
                dl.data[l] = pivot / below;
                d.data[p] = below;
                du.data[u] = diagonal;
                d.data[p + d.ld] = above - dl.data[l] * diagonal;
                if (i < n - 2) {
                    du2.data[du2.off + i * du2.ld] = further;
                    du.data[u + du.ld] = -dl.data[l] * further;
                }
                ipiv[ipivOff + i] = i + 2;
            }
        }
        if (info === 0 && d.data[p] === 0)
            info = i + 1;
    }
    return info;
}
/** The same of pairs. */
function gttrfPairs(n, dl, d, du, du2, ipiv, ipivOff) {
    const get = (x, i) => elementAt(x.data, x.off + i * x.ld, 2);
    const put = (x, i, value) => putElement(x.data, x.off + i * x.ld, value, 2);
    const size = (x, i) => pivotSize(x.data, x.off + i * x.ld, 2);
    let info = 0;
    for (let i = 0; i < n; i++) {
        ipiv[ipivOff + i] = i + 1;
        if (i < n - 1) {
            const [below, pivot, diagonal, above] = [get(dl, i), get(d, i), get(d, i + 1), get(du, i)];
            if (Number.isNaN(size(d, i)) || size(dl, i) <= size(d, i)) {
                put(dl, i, isZero(pivot) ? 0 : quotient(below, pivot));
                put(d, i + 1, less(diagonal, times(get(dl, i), above)));
                if (i < n - 2)
                    put(du2, i, 0);
            }
            else {
                put(dl, i, quotient(pivot, below));
                put(d, i, below);
                put(du, i, diagonal);
                put(d, i + 1, less(above, times(get(dl, i), diagonal)));
                if (i < n - 2) {
                    const further = get(du, i + 1);
                    put(du2, i, further);
                    put(du, i + 1, less(0, times(get(dl, i), further)));
                }
                ipiv[ipivOff + i] = i + 2;
            }
        }
        if (info === 0 && isZero(get(d, i)))
            info = i + 1;
    }
    return info;
}
