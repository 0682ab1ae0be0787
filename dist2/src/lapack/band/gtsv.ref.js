// Tridiagonal systems in TypeScript. Host memory only. A vector is a matrix whose ld is its increment.
import { elementAt, putElement } from '../../core/complex.js';
import { vectorLike } from '../condition/condition.ref.js';
import { gttrfRef } from './gttrf.ref.js';
import { gttrsRef } from './gttrs.ref.js';
/**
 * B := A^-1 B by elimination with interchanges of neighbouring rows: A has dl (n - 1) below, d (n) on and du (n - 1) above the diagonal.
 * Then d, du and the first n - 2 elements of dl are the diagonals of U, and dl's last is 0. Returns info as gttrf: where it is not 0, B is
 * left as it was, while U is complete. Source: LAPACK xGTSV, which stops at the first zero pivot instead.
 */
export function gtsvRef(n, nrhs, dl, d, du, B) {
    const { parts = 1 } = d;
    const space = vectorLike(d, n);
    const du2 = { data: space, off: 0, ld: 1, parts: d.parts };
    const ipiv = new Int32Array(n);
    const info = gttrfRef(n, dl, d, du, du2, ipiv, 0);
    if (info === 0)
        gttrsRef('n', n, nrhs, dl, d, du, du2, ipiv, 0, B);
    for (let i = 0; i < n - 1; i++)
        putElement(dl.data, dl.off + i * dl.ld, i < n - 2 ? elementAt(space, i, parts) : 0, parts);
    return info;
}
