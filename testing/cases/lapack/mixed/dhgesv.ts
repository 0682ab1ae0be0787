// DHGESV as a case: dsgesv's problems, columns and error, and the precision of the factors among what must agree.
import { dhgesv } from '../../../../src/index.ts';
import { dhgesvRef } from '../../../../src/lapack/mixed/dhgesv.ref.ts';
import { dhgesvSpec } from '../../../../src/specs.ts';
import type { Case, Table } from '../../../lib/case.ts';
import { modeArgs } from '../../../lib/factor.ts';
import { type IntegerView, integers } from '../../../lib/operands.ts';
import { hostMat } from '../../../lib/views.ts';
import type { DsgesvProblem } from './dsgesv.ts';
import { dsgesvGmresCase, type GmresData, reportOf } from './dsgesvGmres.ts';

export interface HalfData extends GmresData {
  readonly factored: IntegerView;
}

/** Whether X is said to be from factors in double where, and only where, refinement has failed. */
export function factoredHolds(after: Pick<HalfData, 'factored' | 'iter'>, bare = false): boolean {
  const bits = after.factored.data[after.factored.offset]!;
  const failed = after.iter.data[after.iter.offset]! < 0;
  return bare || (failed ? bits === 64 : bits === 16 || bits === 32);
}

/** dsgesv's table with the precisions of another routine in its header. */
export function precisionsTable(precisions: string): Table<DsgesvProblem> {
  const table = dsgesvGmresCase.table!;
  const titled = (line: string): string => line.replace('FP32-64', precisions);
  return { ...table, header: (options, backend) => table.header(options, backend).map(titled) };
}

export const dhgesvCase: Case<DsgesvProblem, HalfData> = {
  ...dsgesvGmresCase,
  spec: dhgesvSpec,

  data(problem, prec, random) {
    return { ...dsgesvGmresCase.data(problem, prec, random), factored: integers(1, problem.layout) };
  },

  run(
    queue,
    { n, nrhs, pivoting = 'partial', residual = 'auto', bare, ...factor },
    { A, ipiv, B, X, iter, info, ...given },
  ) {
    const operands = { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, X, ldx: X.ld, iter, info };
    const each = bare ? {} : given;
    return dhgesv(queue, { ...operands, ...each, pivoting, residual, ...modeArgs(factor) } as Parameters<
      typeof dhgesv
    >[1]);
  },

  reference({ n, nrhs }, data) {
    const { A, ipiv, B, X, factored } = data;
    const found = dhgesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X));
    reportOf(data, found);
    factored.data[factored.offset] = found.factored;
  },

  error(problem, before, after, check) {
    return factoredHolds(after, problem.bare) ? dsgesvGmresCase.error(problem, before, after, check) : Number.NaN;
  },

  table: precisionsTable('FP16-64'),
};
