// Product with the orthogonal (unitary) factor of a Hessenberg form in TypeScript. Host memory only.
import { at } from '../../core/matrix.js';
import { ormqrRef } from '../qr/ormqr.ref.js';
/** C := op(Q) C or C op(Q), C m x n, from the v's and tau that gehrdRef leaves. Source: LAPACK xORMHR. */
export function ormhrRef(side, trans, m, n, { lo, hi }, A, tau, tauOff, C) {
    const order = hi - lo - 1;
    if (order <= 0)
        return;
    const [rows, cols, part] = side === 'l' ? [order, n, at(C, lo + 1, 0)] : [m, order, at(C, 0, lo + 1)];
    ormqrRef(side, trans, rows, cols, order, at(A, lo + 1, lo), tau, tauOff + lo, part);
}
