// QR factorization in TypeScript, one column after the other: the oracle, and the CPU backend where there is no engine. Host memory only.
import { conjugate } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { larfRef, makeReflectorRef } from './larfg.ref.js';
/**
 * A = Q R, A m x n. R := upper triangle of A, its diagonal real; below it, column i holds v(i) without its leading 1, and tau[tauOff + i]
 * belongs to it: Q = H(0) H(1) ... H(k-1), H(i) = I - tau(i) v(i) v(i)^H, k = min(m, n). tauOff counts elements. Source: LAPACK xGEQR2.
 */
export function geqrfRef(m, n, A, tau, tauOff = 0) {
    const k = Math.min(m, n);
    for (let i = 0; i < k; i++) {
        const diagonal = at(A, i, i);
        // H(i)^H annihilates A(i+1:m, i)
        const scale = makeReflectorRef(m - i, diagonal, tau, tauOff + i);
        // A(i:m, i+1:n) := H(i)^H A(i:m, i+1:n)
        larfRef('l', m - i, n - i - 1, A.data, diagonal.off, conjugate(scale), at(A, i, i + 1));
    }
}
