import { pttrfRef } from './pttrf.ref.js';
import { pttrsRef } from './pttrs.ref.js';
/** B := A^-1 B; d and e as pttrf, whose info it returns: where that is not 0, B is left as it was. Source: LAPACK xPTSV. */
export function ptsvRef(n, nrhs, d, e, B) {
    const info = pttrfRef(n, d, e);
    if (info === 0)
        pttrsRef(n, nrhs, d, e, B);
    return info;
}
