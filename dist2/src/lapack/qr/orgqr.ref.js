// The orthogonal (unitary) factor of geqrf, written out, in TypeScript. Host memory only.
import { elementAt, im, re } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { larfRef } from './larfg.ref.js';
/**
 * A := the first n columns of Q = H(0) ... H(k-1), m >= n >= k, from the v in A's first k columns and tau as geqrf leaves them.
 * Backwards, so that H(i) meets only columns that it changes: Q(i:m, i:n) := H(i) Q(i:m, i:n). Source: LAPACK xORG2R.
 */
export function orgqrRef(m, n, k, A, tau, tauOff = 0) {
    const { data: a, parts = 1 } = A;
    // Columns k:n begin as those of the unit matrix.
    for (let j = k; j < n; j++) {
        const column = at(A, 0, j).off;
        a.fill(0, parts * column, parts * (column + m));
        a[parts * (column + j)] = 1;
    }
    for (let i = k - 1; i >= 0; i--) {
        const t = elementAt(tau, tauOff + i, parts);
        const { off } = at(A, i, i);
        larfRef('l', m - i, n - i - 1, a, off, t, at(A, i, i + 1));
        // Column i := H(i) e_i = e_i - tau v
        columnOfH(m - i, a, off, t, parts);
        a.fill(0, parts * (off - i), parts * off);
    }
}
/** x := e_0 - tau v, the n elements of v being x without its leading 1. */
export function columnOfH(n, x, off, tau, parts) {
    const [t, u] = [-re(tau), -im(tau)];
    for (let p = parts * (off + 1); p < parts * (off + n); p += parts) {
        const [a, b] = [x[p], x[p + 1]];
        x[p] = parts === 1 ? t * a : t * a - u * b;
        if (parts === 2)
            x[p + 1] = t * b + u * a;
    }
    x[parts * off] = 1 + t;
    if (parts === 2)
        x[2 * off + 1] = u;
}
