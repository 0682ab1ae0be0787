// The orthogonal (unitary) factor of a Hessenberg form, written out, in TypeScript. Host memory only.
import { at, entriesOf } from '../../core/matrix.js';
import { orgqrRef } from '../qr/orgqr.ref.js';
/** Moves the reflectors one column to the right, and makes the others those of the unit matrix: rows and columns lo+1 .. hi-1 are left. */
export function shiftReflectors(n, lo, hi, A) {
    const { parts = 1 } = A;
    const { data, off, ld } = entriesOf(A);
    for (let j = n - 1; j >= 0; j--) {
        const column = off + j * ld;
        const isReflector = j > lo && j < hi;
        if (isReflector)
            data.copyWithin(column + parts * j, column - ld + parts * j, column - ld + parts * hi);
        data.fill(0, column, column + parts * (isReflector ? j : n));
        if (isReflector)
            data.fill(0, column + parts * hi, column + parts * n);
        else
            data[column + parts * j] = 1;
    }
}
/** A := Q, from the v's and tau that gehrdRef leaves. Source: LAPACK xORGHR. */
export function orghrRef(n, lo, hi, A, tau, tauOff = 0) {
    shiftReflectors(n, lo, hi, A);
    const order = hi - lo - 1;
    if (order > 0)
        orgqrRef(order, order, order, at(A, lo + 1, lo + 1), tau, tauOff + lo);
}
