// The orthogonal (unitary) factor of sytrd, written out, in TypeScript. Host memory only.
import { at } from '../../core/matrix.js';
import { orgqrRef } from '../qr/orgqr.ref.js';
import { reverseElements, reverseRef } from './sytrd.ref.js';
/** A := Q of order n, from the v's and the n - 1 elements of tau that sytrd leaves. Source: LAPACK xORGTR. */
export function orgtrRef(uplo, n, A, tau, tauOff = 0) {
    const { parts = 1 } = A;
    const scales = tau.slice(parts * tauOff, parts * (tauOff + Math.max(0, n - 1)));
    if (uplo === 'u') {
        // Q = J P J, with P as the lower triangle of J A J gives it
        reverseElements(scales, parts);
        reverseBoth(n, A);
    }
    shiftRef(n, A);
    if (n > 1)
        orgqrRef(n - 1, n - 1, n - 1, at(A, 1, 1), scales);
    if (uplo === 'u')
        reverseBoth(n, A);
}
export function reverseBoth(n, A) {
    reverseRef('l', n, n, A);
    reverseRef('r', n, n, A);
}
/** The columns below the diagonal go one to the right, where orgqr looks for them; the first row and column become the unit matrix's. */
export function shiftRef(n, { data, off, ld, parts = 1 }) {
    for (let j = n - 1; j > 0; j--) {
        const [from, to] = [off + (j - 1) * ld, off + j * ld];
        data.copyWithin(parts * (to + j + 1), parts * (from + j + 1), parts * (from + n));
        data.fill(0, parts * to, parts * (to + 1));
    }
    if (n === 0)
        return;
    data.fill(0, parts * off, parts * (off + n));
    data[parts * off] = 1;
}
