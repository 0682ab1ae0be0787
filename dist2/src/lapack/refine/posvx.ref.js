// Expert driver for symmetric and Hermitian positive definite systems, in TypeScript. Host memory only.
import { langeRef } from '../../blas3/norms/lange.ref.js';
import { ratioOf } from '../../core/expert.js';
import { potrfRef } from '../cholesky/potrf.ref.js';
import { potrsRef } from '../cholesky/potrs.ref.js';
import { laqheRef } from '../condition/laqhe.ref.js';
import { laqsyRef } from '../condition/laqsy.ref.js';
import { poconRef } from '../condition/pocon.ref.js';
import { poequRef } from '../condition/poequ.ref.js';
import { expertSteps } from './expert.ref.js';
import { porfsRef } from './porfs.ref.js';
/** Whether A is or becomes scaled, and scond. */
function equilibrate({ fact, uplo, n, A, s, equed }) {
    if (fact === 'n' || n === 0)
        return { equed: 0, scond: 1 };
    if (fact === 'f')
        return { equed, scond: ratioOf(s) };
    const { scond, amax, info } = poequRef(n, A, s);
    // A diagonal that is not positive: potrf will say so.
    const scale = A.parts === 2 ? laqheRef : laqsyRef;
    return { equed: info > 0 ? 0 : scale(uplo, n, A, s, scond, amax), scond };
}
/** A symmetric or Hermitian matrix, of which one triangle is given. */
export const symmetricKind = (p) => ({
    part: p.uplo,
    equilibrate() {
        const { equed, scond } = equilibrate(p);
        const scales = equed > 0 ? { factors: p.s, ratio: scond } : undefined;
        return { equed, before: scales, after: scales };
    },
    norm() {
        const shape = { uplo: p.uplo, diag: 'n', symmetric: true, hermitian: p.A.parts === 2 };
        return langeRef({ ...shape, norm: '1', m: p.n, n: p.n }, p.A);
    },
});
export function posvxRef(p) {
    const { uplo, n, nrhs, A, AF, B, X, ferr, berr } = p;
    return expertSteps(p, symmetricKind(p), {
        factor: () => potrfRef(uplo, n, AF),
        condition: (anorm) => poconRef(uplo, n, AF, anorm),
        solve: () => potrsRef(uplo, n, nrhs, AF, X),
        refine: () => porfsRef(uplo, n, nrhs, A, AF, B, X, ferr, berr),
    });
}
