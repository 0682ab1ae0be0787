import { luParts } from './dsgesv.ref.js';
import { gmresRef } from './gmres.ref.js';
import { equilibratePowersRef, getrfHalvesRef } from './halves.ref.js';
/**
 * X := A^-1 B by factors with so many bits, tried in turn, or where iter < 0 in A's own precision, A then being overwritten by its factors.
 */
export const gmresLuRef = (tried, prec = 'd') => (n, nrhs, A, ipiv, ipivOff, B, X) => {
    const parts = luParts(n, nrhs, A, ipiv, ipivOff, B);
    const attempt = (bits) => ({
        bits,
        factor(S) {
            if (bits === 32)
                return { info: parts.factor(S) };
            const scales = equilibratePowersRef(n, S);
            return { info: getrfHalvesRef(n, S, ipiv, ipivOff), scales };
        },
    });
    const [first, ...others] = tried;
    return gmresRef(n, nrhs, A, B, X, parts, [attempt(first), ...others.map(attempt)], prec);
};
/** If info is not 0, X is left as it was. */
export const dsgesvGmresRef = gmresLuRef([32]);
