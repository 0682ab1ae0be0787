import { getrfRecursiveRef } from './getrf.ref.js';
import { getrsRef } from './getrs.ref.js';
/** A := L and U, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function gesvRef(n, nrhs, A, ipiv, ipivOff, B) {
    const info = getrfRecursiveRef(n, n, A, ipiv, ipivOff);
    if (info === 0)
        getrsRef('n', n, nrhs, A, ipiv, ipivOff, B);
    return info;
}
