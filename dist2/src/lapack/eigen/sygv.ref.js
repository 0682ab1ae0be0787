// Generalized symmetric or Hermitian eigenproblems with a positive definite B in TypeScript: the CPU backend where there is no engine. Host
// memory only.
import { trmmBlockedRef } from '../../blas3/triangular/trmm.ref.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { potrfRef } from '../cholesky/potrf.ref.js';
import { answeredSyev, syevRef, triangleMax } from './syev.ref.js';
import { sygstRef } from './sygst.ref.js';
import { wayBack } from './sygst.steps.js';
/** Whether the triangles have neither a NaN nor an infinity. */
export const areFinite = ({ uplo, n, A, B }) => triangleMax(uplo, n, A) < Infinity && triangleMax(uplo, n, B) < Infinity;
/** A := the standard problem's matrix; info: 0, or n + i where the leading minor of order i of B is not positive. */
export function standardRef({ itype, uplo, n, A, B }) {
    const minor = potrfRef(uplo, n, B);
    if (minor > 0)
        return n + minor;
    sygstRef(itype, uplo, n, A, B);
    return 0;
}
/** Z := the vectors of A and B, m of them. */
export function backRef({ itype, uplo, n, B }, m, Z) {
    const { multiplies, head } = wayBack(itype, uplo);
    (multiplies ? trmmBlockedRef : trsmBlockedRef)(...head, n, m, 1, B, Z);
}
/** The eigenvalues, and vectors in place of A; returns info. `solve`: the standard problem's. Source: LAPACK xSYGV, xHEGV. */
export function sygvRef(problem, solve = syevRef) {
    const { jobz, n, A } = problem;
    if (n === 0)
        return 0;
    if (!areFinite(problem))
        return answeredSyev(problem);
    const failed = standardRef(problem);
    if (failed > 0)
        return failed;
    const info = solve(problem);
    if (jobz === 'v')
        backRef(problem, n, A);
    return info;
}
