// Factors of products rounded to half as math 'fast' rounds them, in TypeScript; LU and Cholesky with such updates, and what is scaled for
// them.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { gemmtrRef } from '../../blas3/products/gemmtr.ref.js';
import { trsmRef } from '../../blas3/triangular/trsm.ref.js';
import { halfToNumber, numberToHalf } from '../../core/half.js';
import { at } from '../../core/matrix.js';
import { potrfRef } from '../cholesky/potrf.ref.js';
import { getf2Ref } from '../lu/getrf.ref.js';
import { laswpRef } from '../lu/laswp.ref.js';
import { powerBelow } from './gmres.ref.js';
import { sizeOf } from './mixed.ref.js';
/** Columns between updates. */
const HALF_BLOCK = 32;
const largestOf = (x) => sizeOf({ data: x, off: 0, ld: x.length }, x.length, 0);
/** A rounded to half, m x n, its rows or columns scaled by powers of two to below 2. */
export function toHalves(m, n, A, scaled) {
    const data = new Float32Array(m * n);
    const byRow = scaled === 'rows';
    for (let line = 0; line < (byRow ? m : n); line++) {
        const place = (l) => (byRow ? [line, l] : [l, line]);
        const values = Float64Array.from({ length: byRow ? n : m }, (_, l) => {
            const [i, j] = place(l);
            return A.data[A.off + i + j * A.ld];
        });
        const scale = powerBelow(largestOf(values));
        for (const [l, value] of values.entries()) {
            const [i, j] = place(l);
            data[i + j * m] = halfToNumber(numberToHalf(value / scale)) * scale;
        }
    }
    return { data, off: 0, ld: Math.max(1, m) };
}
/**
 * Powers of two r, then c, next below the inverses of the largest |A(i, j)| of rows, and of |r(i) A(i, j)| of columns; A := diag(r) A
 * diag(c).
 */
export function equilibratePowersRef(n, A) {
    const [rows, columns] = [new Float32Array(n), new Float32Array(n)];
    const line = (k, byRow) => Float64Array.from({ length: n }, (_, l) => A.data[A.off + (byRow ? k + l * A.ld : l + k * A.ld)]);
    for (let i = 0; i < n; i++) {
        rows[i] = 1 / powerBelow(largestOf(line(i, true)));
        for (let j = 0; j < n; j++)
            A.data[A.off + i + j * A.ld] *= rows[i];
    }
    for (let j = 0; j < n; j++) {
        columns[j] = 1 / powerBelow(largestOf(line(j, false)));
        for (let i = 0; i < n; i++)
            A.data[A.off + i + j * A.ld] *= columns[j];
    }
    return { rows, columns };
}
/** P A = L U in blocks, A22 := A22 - L21 U12 with both factors rounded to half; returns info, as getrfRef. */
export function getrfHalvesRef(n, A, ipiv, ipivOff) {
    let info = 0;
    for (let k = 0; k < n; k += HALF_BLOCK) {
        const w = Math.min(HALF_BLOCK, n - k);
        const rest = n - k - w;
        const found = getf2Ref(n - k, w, at(A, k, k), ipiv, ipivOff + k);
        if (found > 0 && info === 0)
            info = k + found;
        // Pivots of a panel count from its first row.
        laswpRef(k, at(A, k, 0), 1, w, ipiv, ipivOff + k, true);
        laswpRef(rest, at(A, k, k + w), 1, w, ipiv, ipivOff + k, true);
        for (let i = 0; i < w; i++)
            ipiv[ipivOff + k + i] += k;
        const U12 = at(A, k, k + w);
        trsmRef('l', 'l', 'n', 'u', w, rest, 1, at(A, k, k), U12);
        const [L, U] = [toHalves(rest, w, at(A, k + w, k), 'rows'), toHalves(w, rest, U12, 'columns')];
        gemmBlockedRef('n', 'n', rest, rest, w, -1, L, U, 1, at(A, k + w, k + w));
    }
    return info;
}
/** What is added to the diagonal, which is between 1 and 4, in turn: a matrix that is barely definite loses that by rounding to half. */
export const SHIFTS = [0, 2 ** -9, 2 ** -6];
/** Powers of two s with s(i)^2 A(i, i) between 1 and 4, so far as A has a positive diagonal that singles can be scaled by. */
export function diagonalPowers(n, A) {
    return Float32Array.from({ length: n }, (_, i) => {
        const value = A.data[A.off + i * (A.ld + 1)];
        const root = powerBelow(Math.sqrt(value));
        return Math.max(2 ** -126, Math.min(2 ** 126, 1 / root));
    });
}
/** L L^T = A in the lower triangle, in blocks, A22 := A22 - L21 L21^T with L21 rounded to half; returns info, as potrfRef. */
export function potrfHalvesRef(n, A) {
    for (let k = 0; k < n; k += HALF_BLOCK) {
        const w = Math.min(HALF_BLOCK, n - k);
        const rest = n - k - w;
        const info = potrfRef('l', w, at(A, k, k));
        if (info > 0)
            return k + info;
        const L21 = at(A, k + w, k);
        trsmRef('r', 'l', 't', 'n', rest, w, 1, at(A, k, k), L21);
        const L = toHalves(rest, w, L21, 'rows');
        gemmtrRef('l', 'n', 't', rest, w, -1, L, L, 1, at(A, k + w, k + w));
    }
    return 0;
}
