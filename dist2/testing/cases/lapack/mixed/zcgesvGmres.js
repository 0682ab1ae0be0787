// ZCGESV with GMRES as a case: zcgesv's problems, columns and error, and counts of solutions that agree with the corrections.
import { zcgesvGmres } from '../../../../src/index.js';
import { dsgesvGmresRef } from '../../../../src/lapack/mixed/dsgesvGmres.ref.js';
import { zcgesvGmresSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { integers } from '../../../lib/operands.js';
import { hostMat } from '../../../lib/views.js';
import { countsHold, reportOf } from './dsgesvGmres.js';
import { zcgesvCase } from './zcgesv.js';
export const zcgesvGmresCase = {
    ...zcgesvCase,
    spec: zcgesvGmresSpec,
    data(problem, prec, random) {
        return { ...zcgesvCase.data(problem, prec, random), inner: integers(problem.nrhs, problem.layout) };
    },
    run: calling(zcgesvGmres, zcgesvGmresSpec),
    reference({ n, nrhs }, data) {
        const { A, ipiv, B, X } = data;
        reportOf(data, dsgesvGmresRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X)));
    },
    error: (problem, before, after, check) => countsHold(after) ? zcgesvCase.error(problem, before, after, check) : Number.NaN,
};
