// DSGESV with GMRES as a case: dsgesv's problems, columns and error, and counts of solutions that agree with the corrections; and what
// dhgesv, which reports more, shares with it.
import { dsgesvGmres } from '../../../../src/index.ts';
import { dsgesvGmresRef } from '../../../../src/lapack/mixed/dsgesvGmres.ref.ts';
import type { GmresResult } from '../../../../src/lapack/mixed/gmres.ref.ts';
import { dsgesvGmresSpec } from '../../../../src/specs.ts';
import type { Case } from '../../../lib/case.ts';
import { modeArgs } from '../../../lib/factor.ts';
import { type IntegerView, integers } from '../../../lib/operands.ts';
import { hostMat } from '../../../lib/views.ts';
import { type DsgesvData, type DsgesvProblem, dsgesvCase } from './dsgesv.ts';

export interface GmresData extends DsgesvData {
  readonly inner: IntegerView;
}

/** Whether every right-hand side that was corrected was solved for more often than that. */
export function countsHold({ A, inner, iters }: Pick<GmresData, 'A' | 'inner' | 'iters'>, bare = false): boolean {
  if (bare || A.rows === 0) return true;
  const count = (v: IntegerView, k: number): number => v.data[v.offset + k]!;
  for (let k = 0; k < inner.rows; k++) {
    if (count(iters, k) >= 0 && !(count(inner, k) > count(iters, k))) return false;
  }
  return true;
}

/** Writes what a reference has reported. */
export function reportOf(data: Pick<GmresData, 'iter' | 'iters' | 'inner' | 'info'>, found: GmresResult): void {
  const { iter, iters, inner, info } = data;
  iter.data[iter.offset] = found.iter;
  info.data[info.offset] = found.info;
  iters.data.set(found.iters, iters.offset);
  inner.data.set(found.inner, inner.offset);
}

export const dsgesvGmresCase: Case<DsgesvProblem, GmresData> = {
  ...dsgesvCase,
  spec: dsgesvGmresSpec,

  data(problem, prec, random) {
    return { ...dsgesvCase.data(problem, prec, random), inner: integers(problem.nrhs, problem.layout) };
  },

  run(
    queue,
    { n, nrhs, pivoting = 'partial', residual = 'auto', bare, ...factor },
    { A, ipiv, B, X, iter, info, iters, inner },
  ) {
    const operands = { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, X, ldx: X.ld, iter, info };
    const each = bare ? {} : { iters, inner };
    return dsgesvGmres(queue, { ...operands, ...each, pivoting, residual, ...modeArgs(factor) } as Parameters<
      typeof dsgesvGmres
    >[1]);
  },

  reference({ n, nrhs }, data) {
    const { A, ipiv, B, X } = data;
    reportOf(data, dsgesvGmresRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X)));
  },

  error(problem, before, after, check) {
    return countsHold(after, problem.bare) ? dsgesvCase.error(problem, before, after, check) : Number.NaN;
  },
};
