import { sytrfNopivRef } from './sytrfNopiv.ref.js';
import { sytrsNopivRef } from './sytrsNopiv.ref.js';
/** A := its factors, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function sysvNopivRef(uplo, n, nrhs, A, B, mirror) {
    const info = sytrfNopivRef(uplo, n, A, mirror);
    if (info === 0)
        sytrsNopivRef(uplo, n, nrhs, A, B, mirror);
    return info;
}
