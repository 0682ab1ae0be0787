import { potrfRef } from './potrf.ref.js';
import { potrsRef } from './potrs.ref.js';
/** A := its factor, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function posvRef(uplo, n, nrhs, A, B) {
    const info = potrfRef(uplo, n, A);
    if (info === 0)
        potrsRef(uplo, n, nrhs, A, B);
    return info;
}
