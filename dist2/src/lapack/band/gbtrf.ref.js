// LU factorization of a band matrix in TypeScript. Host memory only.
import { bandMat } from '../../core/matrix.js';
import { divideBy, exchange, pivotSize, subtractMultiple } from './bandLeaves.ref.js';
/**
 * P A = L U with partial pivoting of an n x n matrix with kl diagonals below and ku above the main one. A(i, j) is AB(kl + ku + i - j, j);
 * the first kl rows of AB need not be set. Then U is on the first kl + ku + 1 rows, and the multipliers are below: as they were when their
 * column was eliminated, not moved by later interchanges. Row i was exchanged with row ipiv[off + i], from 1. Returns info: 0, or the
 * index, from 1, of the first pivot that is exactly zero; the factorization is completed all the same. Pivots are compared by |x|, complex
 * ones by |re| + |im|; of equal ones the first wins, and NaN counts as larger than anything. Source: LAPACK xGBTF2.
 */
export function gbtrfRef(n, kl, ku, AB, ipiv, ipivOff) {
    const { data: a, parts = 1 } = AB;
    const { off, ld } = bandMat(AB, kl + ku);
    // The last column that the interchanges so far have filled.
    let filled = 0;
    let info = 0;
    for (let j = 0; j < n; j++)
        a.fill(0, parts * (AB.off + j * AB.ld), parts * (AB.off + j * AB.ld + kl));
    for (let j = 0; j < n; j++) {
        const last = Math.min(n - 1, j + kl);
        const column = off + j * ld;
        let p = j;
        let best = pivotSize(a, column + j, parts);
        for (let i = j + 1; i <= last && !Number.isNaN(best); i++) {
            const size = pivotSize(a, column + i, parts);
            if (!(size <= best))
                [p, best] = [i, size];
        }
        ipiv[ipivOff + j] = p + 1;
        if (best === 0) {
            if (info === 0)
                info = j + 1;
            continue;
        }
        filled = Math.max(filled, Math.min(n - 1, p + ku));
        exchange(a, column + p, column + j, parts);
        // L(i,j) := A(i,j) / pivot
        divideBy(a, column + j + 1, column + last + 1, a, column + j, parts);
        for (let c = j + 1; c <= filled; c++) {
            const at = off + c * ld;
            // A(j,c) <-> A(p,c),  A(i,c) := A(i,c) - L(i,j) U(j,c)
            exchange(a, at + p, at + j, parts);
            subtractMultiple(a, at + j + 1, a, column + j + 1, last - j, a, at + j, parts);
        }
    }
    return info;
}
