// Chosen eigenvalues and vectors of generalized symmetric or Hermitian eigenproblems in TypeScript: the CPU backend where there is no
// engine. Host memory only.
import { answeredSyevx, syevxRef } from './syevx.ref.js';
import { areFinite, backRef, standardRef } from './sygv.ref.js';
/** Returns how many values there are, and info. Source: LAPACK xSYGVX. */
export function sygvxRef(problem) {
    const { jobz, n, Z, ifail } = problem;
    if (n > 0 && !areFinite(problem))
        return answeredSyevx(problem);
    const failed = standardRef(problem);
    if (failed > 0) {
        ifail.fill(0);
        return { m: 0, info: failed };
    }
    const found = syevxRef(problem);
    if (jobz === 'v' && found.m > 0)
        backRef(problem, found.m, Z);
    return found;
}
