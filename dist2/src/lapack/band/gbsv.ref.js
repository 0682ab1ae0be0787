import { gbtrfRef } from './gbtrf.ref.js';
import { gbtrsRef } from './gbtrs.ref.js';
/** B := A^-1 B; AB and ipiv as gbtrf, whose info it returns: where that is not 0, B is left as it was. Source: LAPACK xGBSV. */
export function gbsvRef(n, kl, ku, nrhs, AB, ipiv, ipivOff, B) {
    const info = gbtrfRef(n, kl, ku, AB, ipiv, ipivOff);
    if (info === 0)
        gbtrsRef('n', n, kl, ku, nrhs, AB, ipiv, ipivOff, B);
    return info;
}
