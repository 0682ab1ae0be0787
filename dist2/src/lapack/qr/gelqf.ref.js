// LQ factorization in TypeScript, one row after the other: the oracle, and the CPU backend where there is no engine.
// Host memory only.
import { at } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { larfRef, makeReflectorRef } from './larfg.ref.js';
/** x(0:n) := the conjugates of the row of A that begins at A.off; the other way round with `back`. */
export function rowRef(n, { data, off, ld, parts = 1 }, x, back = false) {
    for (let j = 0; j < n; j++) {
        const [p, q] = [parts * (off + j * ld), parts * j];
        if (back)
            data[p] = x[q];
        else
            x[q] = data[p];
        if (parts === 1)
            continue;
        if (back)
            data[p + 1] = -x[q + 1];
        else
            x[q + 1] = -data[p + 1];
    }
}
/**
 * A = L Q, A m x n. L := lower triangle of A, its diagonal real; right of it, row i holds v(i)^H without its leading 1, and
 * tau[tauOff + i] belongs to it: Q = H(k-1)^H ... H(1)^H H(0)^H, H(i) = I - tau(i) v(i) v(i)^H, k = min(m, n). Source: LAPACK xGELQ2.
 */
export function gelqfRef(m, n, A, tau, tauOff = 0) {
    const v = vectorLike(A, n);
    for (let i = 0; i < Math.min(m, n); i++) {
        const diagonal = at(A, i, i);
        // H(i) annihilates A(i, i+1:n)
        rowRef(n - i, diagonal, v);
        const scale = makeReflectorRef(n - i, { data: v, off: 0, ld: 1, parts: A.parts }, tau, tauOff + i);
        rowRef(n - i, diagonal, v, true);
        // A(i+1:m, i:n) := A(i+1:m, i:n) H(i)
        larfRef('r', m - i - 1, n - i, v, 0, scale, at(A, i + 1, i));
    }
}
