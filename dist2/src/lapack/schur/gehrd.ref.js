// Reduction of a matrix to Hessenberg form by reflections, in TypeScript. Host memory only.
import { conjugate } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { larfRef, makeReflectorRef } from '../qr/larfg.ref.js';
/**
 * A := Q^H A Q, upper Hessenberg in rows and columns lo .. hi-1, counted from 0, where A is triangular outside them. Below the
 * subdiagonal, column i holds v(i) of Q = H(lo) ... H(hi-2), which is zero outside rows i + 1 .. hi-1; tau, n - 1 elements, belongs to it
 * and is zero outside. Source: LAPACK xGEHD2.
 */
export function gehrdRef(n, lo, hi, A, tau, tauOff = 0, larf = larfRef) {
    const { parts = 1 } = A;
    tau.fill(0, parts * tauOff, parts * (tauOff + Math.max(0, n - 1)));
    for (let i = lo; i < hi - 1; i++) {
        const column = at(A, i + 1, i);
        // H(i)^H annihilates A(i+2:hi, i)
        const scale = makeReflectorRef(hi - i - 1, column, tau, tauOff + i);
        larf('r', hi, hi - i - 1, A.data, column.off, scale, at(A, 0, i + 1));
        larf('l', hi - i - 1, n - i - 1, A.data, column.off, conjugate(scale), at(A, i + 1, i + 1));
    }
}
