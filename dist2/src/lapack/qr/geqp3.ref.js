// QR factorization with column pivoting in TypeScript, one column after the other: the oracle, and the CPU backend where there is no
// engine. Host memory only.
import { nrm2Ref } from '../../blas1/nrm2.ref.js';
import { conjugate, modulusAt } from '../../core/complex.js';
import { at, entriesOf } from '../../core/matrix.js';
import { larfRef, makeReflectorRef } from './larfg.ref.js';
/** Norms of which all but this part has cancelled are no longer trusted: the root of the unit roundoff. */
const trust = (A) => (A.data instanceof Float32Array ? 2 ** -12 : 2 ** -26.5);
/**
 * Column j loses an element of modulus r to the rows above it: known(j)^2 := known(j)^2 - r^2. Returns whether the norm has to be computed
 * anew, and is not changed then. Source: Z. Drmac and Z. Bujanovic, LAPACK Working Note 176.
 */
export function loseElement({ known, exact }, j, r, A) {
    if (known[j] === 0)
        return false;
    const part = Math.abs(r) / known[j];
    const left = Math.max(0, (1 + part) * (1 - part));
    if (left * (known[j] / exact[j]) ** 2 <= trust(A))
        return true;
    known[j] = known[j] * Math.sqrt(left);
    return false;
}
/**
 * The column with the largest norm from `first` on, the first of equals. The first NaN is the largest: a pivot is a column whatever A
 * holds.
 */
export function largestNorm({ known }, first) {
    let p = first;
    for (let j = first; j < known.length; j++) {
        if (Number.isNaN(known[j]))
            return j;
        if (known[j] > known[p])
            p = j;
    }
    return p;
}
/** Columns i and j of m elements change places. */
export function swapColumnsRef(m, A, i, j) {
    const { parts = 1 } = A;
    const { data, off, ld } = entriesOf(A);
    const [x, y] = [i, j].map((c) => data.subarray(off + c * ld, off + c * ld + parts * m));
    const held = x.slice();
    x.set(y);
    y.set(held);
}
/**
 * Brings the first min(m, n) columns that jpvt marks by anything but zero to the front, in their order. jpvt becomes the permutation so
 * far, counted from 1; returns how many there are.
 */
export function fixedColumnsRef(m, n, A, jpvt) {
    let fixed = 0;
    for (let j = 0; j < n; j++) {
        const isFixed = jpvt[j] !== 0;
        jpvt[j] = j + 1;
        if (!isFixed || fixed === Math.min(m, n))
            continue;
        if (j !== fixed) {
            swapColumnsRef(m, A, j, fixed);
            jpvt[j] = jpvt[fixed];
            jpvt[fixed] = j + 1;
        }
        fixed++;
    }
    return fixed;
}
/** Column p, of which the norm in `norms` is taken over by column k, goes to place k. */
export function pivotColumnRef(m, A, jpvt, norms, k, p) {
    if (p === k)
        return;
    swapColumnsRef(m, A, p, k);
    [jpvt[p], jpvt[k]] = [jpvt[k], jpvt[p]];
    norms.known[p] = norms.known[k];
    norms.exact[p] = norms.exact[k];
}
/**
 * A P = Q R, A m x n, R's diagonal not increasing behind the fixed columns. Q and R as geqrfRef leaves them; jpvt holds the n marks of
 * fixed columns, then the permutation: column j of A P was column jpvt(j) of A, counted from 1. Source: LAPACK xLAQP2.
 */
export function geqp3Ref(m, n, A, jpvt, tau, tauOff = 0) {
    const fixed = fixedColumnsRef(m, n, A, jpvt);
    const { parts = 1 } = A;
    const norm = (i, j) => nrm2Ref(parts * (m - i), { ...entriesOf(at(A, i, j)), ld: 1 });
    const known = Float64Array.from({ length: n }, (_, j) => norm(0, j));
    const norms = { known, exact: known.slice() };
    for (let k = 0; k < Math.min(m, n); k++) {
        if (k >= fixed)
            pivotColumnRef(m, A, jpvt, norms, k, largestNorm(norms, k));
        // H(k)^H annihilates A(k+1:m, k); A(k:m, k+1:n) := H(k)^H A(k:m, k+1:n)
        const diagonal = at(A, k, k);
        const scale = makeReflectorRef(m - k, diagonal, tau, tauOff + k);
        larfRef('l', m - k, n - k - 1, A.data, diagonal.off, conjugate(scale), at(A, k, k + 1));
        for (let j = k + 1; j < n; j++) {
            if (loseElement(norms, j, modulusAt(A.data, at(A, k, j).off, parts), A))
                known[j] = norms.exact[j] = norm(k + 1, j);
        }
    }
}
