// DSGESV with GMRES as a case: dsgesv's problems, columns and error, and counts of solutions that agree with the corrections; and what
// dhgesv, which reports more, shares with it.
import { dsgesvGmres } from '../../../../src/index.js';
import { dsgesvGmresRef } from '../../../../src/lapack/mixed/dsgesvGmres.ref.js';
import { dsgesvGmresSpec } from '../../../../src/specs.js';
import { modeArgs } from '../../../lib/factor.js';
import { integers } from '../../../lib/operands.js';
import { hostMat } from '../../../lib/views.js';
import { dsgesvCase } from './dsgesv.js';
/** Whether every right-hand side that was corrected was solved for more often than that. */
export function countsHold({ A, inner, iters }, bare = false) {
    if (bare || A.rows === 0)
        return true;
    const count = (v, k) => v.data[v.offset + k];
    for (let k = 0; k < inner.rows; k++) {
        if (count(iters, k) >= 0 && !(count(inner, k) > count(iters, k)))
            return false;
    }
    return true;
}
/** Writes what a reference has reported. */
export function reportOf(data, found) {
    const { iter, iters, inner, info } = data;
    iter.data[iter.offset] = found.iter;
    info.data[info.offset] = found.info;
    iters.data.set(found.iters, iters.offset);
    inner.data.set(found.inner, inner.offset);
}
export const dsgesvGmresCase = {
    ...dsgesvCase,
    spec: dsgesvGmresSpec,
    data(problem, prec, random) {
        return { ...dsgesvCase.data(problem, prec, random), inner: integers(problem.nrhs, problem.layout) };
    },
    run(queue, { n, nrhs, pivoting = 'partial', residual = 'auto', bare, ...factor }, { A, ipiv, B, X, iter, info, iters, inner }) {
        const operands = { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, X, ldx: X.ld, iter, info };
        const each = bare ? {} : { iters, inner };
        return dsgesvGmres(queue, { ...operands, ...each, pivoting, residual, ...modeArgs(factor) });
    },
    reference({ n, nrhs }, data) {
        const { A, ipiv, B, X } = data;
        reportOf(data, dsgesvGmresRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X)));
    },
    error(problem, before, after, check) {
        return countsHold(after, problem.bare) ? dsgesvCase.error(problem, before, after, check) : Number.NaN;
    },
};
