// ZCGESV with GMRES as a case: zcgesv's problems, columns and error, and counts of solutions that agree with the corrections.
import { zcgesvGmres } from '../../../../src/index.ts';
import { dsgesvGmresRef } from '../../../../src/lapack/mixed/dsgesvGmres.ref.ts';
import { zcgesvGmresSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { integers } from '../../../lib/operands.ts';
import { hostMat } from '../../../lib/views.ts';
import { countsHold, type GmresData, reportOf } from './dsgesvGmres.ts';
import { type ZcgesvProblem, zcgesvCase } from './zcgesv.ts';

export const zcgesvGmresCase: Case<ZcgesvProblem, GmresData> = {
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

  error: (problem, before, after, check) =>
    countsHold(after) ? zcgesvCase.error(problem, before, after, check) : Number.NaN,
};
