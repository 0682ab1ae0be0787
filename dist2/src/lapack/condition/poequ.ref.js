// Scale factors that equilibrate a symmetric positive definite matrix, in TypeScript. Host memory only.
import { leastOf, mostOf } from '../../core/extremes.js';
/**
 * s(i) := 1 / sqrt(A(i, i)). Returns the root of the least diagonal element by that of the largest, the largest, and info: 0, or the first
 * i with A(i, i) <= 0; scond is then 0 and s holds the diagonal. Source: LAPACK xPOEQU.
 */
export function poequRef(n, A, s) {
    if (n === 0)
        return { scond: 1, amax: 0, info: 0 };
    for (let i = 0; i < n; i++)
        s[i] = A.data[(A.parts ?? 1) * (A.off + i * (A.ld + 1))];
    const amax = mostOf(s);
    const failed = s.findIndex((d) => d <= 0);
    if (failed >= 0)
        return { scond: 0, amax, info: failed + 1 };
    const least = leastOf(s);
    for (let i = 0; i < n; i++)
        s[i] = 1 / Math.sqrt(s[i]);
    return { scond: Math.sqrt(least) / Math.sqrt(amax), amax, info: 0 };
}
