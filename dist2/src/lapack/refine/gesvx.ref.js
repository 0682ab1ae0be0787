// Expert driver for general systems, in TypeScript. Host memory only.
import { langeRef } from '../../blas3/norms/lange.ref.js';
import { ratioOf } from '../../core/expert.js';
import { geconRef } from '../condition/gecon.ref.js';
import { geequRef } from '../condition/geequ.ref.js';
import { laqgeRef } from '../condition/laqge.ref.js';
import { getrfRecursiveRef } from '../lu/getrf.ref.js';
import { getrsRef } from '../lu/getrs.ref.js';
import { expertSteps } from './expert.ref.js';
import { gerfsRef } from './gerfs.ref.js';
/** How A is or becomes scaled, and rowcnd and colcnd. */
function equilibrate(p) {
    const { fact, n, A, r, c } = p;
    if (fact === 'n' || n === 0)
        return { equed: 0, rowcnd: 1, colcnd: 1 };
    if (fact === 'f')
        return { equed: p.equed, rowcnd: ratioOf(r), colcnd: ratioOf(c) };
    const { rowcnd, colcnd, amax, info } = geequRef(n, n, A, r, c);
    // A row or column of zeros: getrf will say so.
    const equed = info > 0 ? 0 : laqgeRef(n, n, A, r, c, rowcnd, colcnd, amax);
    return { equed, rowcnd, colcnd };
}
/** The infinity norm is the 1-norm of the transpose. */
export const conditionNorm = (trans) => (trans === 'n' ? '1' : 'i');
/** A general matrix. */
export function generalKind(p) {
    const { trans, n, A, AF } = p;
    const shape = { diag: 'n', symmetric: false };
    return {
        part: 'f',
        equilibrate() {
            const { equed, rowcnd, colcnd } = equilibrate(p);
            const rows = equed % 2 === 1 ? { factors: p.r, ratio: rowcnd } : undefined;
            const columns = equed >= 2 ? { factors: p.c, ratio: colcnd } : undefined;
            // Of the transpose with r and c exchanged.
            const [before, after] = trans === 'n' ? [rows, columns] : [columns, rows];
            return { equed, before, after };
        },
        norm: () => langeRef({ ...shape, norm: conditionNorm(trans), uplo: 'f', m: n, n }, A),
        growth(columns) {
            const u = langeRef({ ...shape, norm: 'm', uplo: 'u', m: columns, n: columns }, AF);
            return u === 0 ? 1 : langeRef({ ...shape, norm: 'm', uplo: 'f', m: n, n: columns }, A) / u;
        },
    };
}
export function gesvxRef(p, ipiv, ipivOff) {
    const { trans, n, nrhs, A, AF, B, X, ferr, berr } = p;
    return expertSteps(p, generalKind(p), {
        factor: () => getrfRecursiveRef(n, n, AF, ipiv, ipivOff),
        condition: (anorm) => geconRef(conditionNorm(trans), n, AF, anorm),
        solve: () => getrsRef(trans, n, nrhs, AF, ipiv, ipivOff, X),
        refine: () => gerfsRef(trans, n, nrhs, A, AF, ipiv, ipivOff, B, X, ferr, berr),
    });
}
