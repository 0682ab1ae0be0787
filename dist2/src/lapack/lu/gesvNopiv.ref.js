import { getrfNopivRef } from './getrfNopiv.ref.js';
import { getrsNopivRef } from './getrsNopiv.ref.js';
/** A := L and U, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export function gesvNopivRef(n, nrhs, A, B) {
    const info = getrfNopivRef(n, n, A);
    if (info === 0)
        getrsNopivRef('n', n, nrhs, A, B);
    return info;
}
