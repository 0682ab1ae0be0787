// The orthogonal (unitary) factor of gelqf, written out, in TypeScript. Host memory only.
import { conjugate, elementAt, putElement } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { rowRef } from './gelqf.ref.js';
import { larfRef } from './larfg.ref.js';
import { columnOfH } from './orgqr.ref.js';
/**
 * A := the first m rows of Q = H(k-1)^H ... H(0)^H, n >= m >= k, from the v in A's first k rows and tau as gelqf leaves them. Backwards, so
 * that H(i) meets only rows that it changes: Q(i:m, i:n) := Q(i:m, i:n) H(i)^H. Source: LAPACK xORGL2.
 */
export function orglqRef(m, n, k, A, tau, tauOff = 0) {
    const v = vectorLike(A, n);
    const { data, off, ld, parts = 1 } = A;
    // Rows k:m begin as those of the unit matrix.
    for (let i = k; i < m; i++)
        for (let j = 0; j < n; j++)
            putElement(data, off + i + j * ld, i === j ? 1 : 0, parts);
    for (let i = k - 1; i >= 0; i--) {
        const t = elementAt(tau, tauOff + i, parts);
        rowRef(n - i, at(A, i, i), v);
        larfRef('r', m - i - 1, n - i, v, 0, conjugate(t), at(A, i + 1, i));
        // Row i := e_i^T H(i)^H, the conjugates of H(i) e_i
        columnOfH(n - i, v, 0, t, parts);
        rowRef(n - i, at(A, i, i), v, true);
        for (let j = 0; j < i; j++)
            putElement(data, off + i + j * ld, 0, parts);
    }
}
