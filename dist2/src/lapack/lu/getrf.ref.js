// LU factorization with partial pivoting in TypeScript: unblocked and recursive. Host memory only.
// Both: A (m x n) := L and U with P A = L U, L unit lower triangular; ipiv[ipivOff + i] = 1-based row that row i+1 was exchanged
// with; returns info: 0, or the 1-based index of the first pivot that is exactly zero (the factorization is completed all the same).
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { divisionBy } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { getrfHalves } from './getrf.steps.js';
import { laswpRef } from './laswp.ref.js';
/** Least |x| whose reciprocal does not overflow: LAPACK's lamch('S'). */
const safeMinimum = (data) => (data instanceof Float32Array ? 2 ** -126 : 2 ** -1022);
/**
 * Place of the largest |x| in the first column, |re| + |im| where x is complex; the first of equals. NaN counts as larger than anything and
 * the first NaN wins: the pivot is a row of the matrix whatever is in it.
 */
function largest(m, { data, off, parts = 1 }) {
    const sizeOf = (i) => {
        const p = parts * (off + i);
        return parts === 2 ? Math.abs(data[p]) + Math.abs(data[p + 1]) : Math.abs(data[p]);
    };
    let place = 0;
    let best = sizeOf(0);
    for (let i = 1; i < m && !Number.isNaN(best); i++) {
        const size = sizeOf(i);
        if (!(size <= best)) {
            best = size;
            place = i;
        }
    }
    return place;
}
/** x := x / x(0) for the elements 1..m-1 of a column. Multiplying by the reciprocal is faster where it cannot overflow. */
function divideColumn(m, { data, off, parts = 1 }) {
    const pivot = data[parts * off];
    if (parts === 2) {
        const divide = divisionBy(pivot, data[2 * off + 1]);
        for (let i = 1; i < m; i++)
            divide(data, 2 * (off + i));
    }
    else if (Math.abs(pivot) >= safeMinimum(data)) {
        const reciprocal = 1 / pivot;
        for (let i = off + 1; i < off + m; i++)
            data[i] = data[i] * reciprocal;
    }
    else {
        for (let i = off + 1; i < off + m; i++)
            data[i] = data[i] / pivot;
    }
}
/** A(i,j) := A(i,j) - L(i) U(j), for the m x n elements that L and U have below and to the right of their corner, A's first element. */
export function eliminate(m, n, { data: a, off, ld, parts = 1 }) {
    for (let j = 1; j <= n; j++) {
        const l = parts * off;
        const c = parts * (off + j * ld);
        const u = a[c];
        if (parts === 1) {
            for (let i = 1; i <= m; i++)
                a[c + i] = a[c + i] - a[l + i] * u;
            continue;
        }
        const v = a[c + 1];
        for (let i = 2; i <= 2 * m; i += 2) {
            const x = a[l + i];
            const y = a[l + i + 1];
            a[c + i] = a[c + i] - (x * u - y * v);
            a[c + i + 1] = a[c + i + 1] - (x * v + y * u);
        }
    }
}
/** P A = L U, one column after the other. Source: LAPACK xGETF2. */
export function getf2Ref(m, n, A, ipiv, ipivOff) {
    const { data, parts = 1 } = A;
    const steps = Math.min(m, n);
    let info = 0;
    for (let k = 0; k < steps; k++) {
        const corner = at(A, k, k);
        ipiv[ipivOff + k] = k + 1 + largest(m - k, corner);
        const p = parts * (corner.off + ipiv[ipivOff + k] - (k + 1));
        if (data[p] === 0 && data[p + parts - 1] === 0) {
            if (info === 0)
                info = k + 1;
        }
        else {
            laswpRef(n, A, k + 1, k + 1, ipiv, ipivOff, true);
            divideColumn(m - k, corner);
        }
        eliminate(m - k - 1, n - k - 1, corner);
    }
    return info;
}
/** Panels up to this width are factored unblocked, unless the caller says otherwise. */
const LEAF = 16;
/** P A = L U by halving the columns down to nb (0: own choice). */
export function getrfRecursiveRef(m, n, A, ipiv, ipivOff, nb = 0) {
    const panel = (j, to) => {
        const info = getf2Ref(m - j, to - j, at(A, j, j), ipiv, ipivOff + j);
        for (let i = j; i < Math.min(m, to); i++)
            ipiv[ipivOff + i] = ipiv[ipivOff + i] + j;
        return info > 0 ? j + info : 0;
    };
    const interchange = (j, to, first, last) => laswpRef(to - j, at(A, 0, j), first + 1, last, ipiv, ipivOff, true);
    const ops = { leaf: nb > 0 ? nb : LEAF, panel, interchange, trsm: trsmBlockedRef, gemm: gemmBlockedRef, at };
    return getrfHalves(ops, m, A, 0, n);
}
