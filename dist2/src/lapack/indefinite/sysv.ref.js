import { sytrfBlockedRef } from './lasyf.ref.js';
import { sytrsRef } from './sytrs.ref.js';
/** A := its factors, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function sysvRef(uplo, n, nrhs, A, ipiv, ipivOff, B, mirror = 't') {
    const info = sytrfBlockedRef(uplo, n, A, ipiv, ipivOff, 0, mirror);
    if (info === 0)
        sytrsRef(uplo, n, nrhs, A, ipiv, ipivOff, B, mirror);
    return info;
}
