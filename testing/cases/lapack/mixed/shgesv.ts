// SHGESV as a case: dhgesv's problems, columns and error for singles; on the CPU it is sgesv.
import { shgesv } from '../../../../src/index.ts';
import { shgesvRef } from '../../../../src/lapack/mixed/shgesv.ref.ts';
import { shgesvSpec } from '../../../../src/specs.ts';
import type { Case } from '../../../lib/case.ts';
import { modeArgs } from '../../../lib/factor.ts';
import { larger } from '../../../lib/norms.ts';
import { solveError } from '../../../lib/residuals.ts';
import { getrfError } from '../../../lib/residualsLu.ts';
import { reportsHold } from '../../../lib/tableMixed.ts';
import { hostMat } from '../../../lib/views.ts';
import { dhgesvCase, type HalfData, precisionsTable } from './dhgesv.ts';
import type { DsgesvProblem } from './dsgesv.ts';
import { countsHold, reportOf } from './dsgesvGmres.ts';

/** Whether what is reported agrees: -1, and factors in single, where halves were not tried. */
function agrees(before: HalfData, after: HalfData, bare: boolean | undefined): boolean {
  const first = (v: HalfData['iter']): number => v.data[v.offset]!;
  const [iter, bits] = [first(after.iter), first(after.factored)];
  // With pivots from a window factors in single may be corrected too.
  if (!bare && bits !== 32 && (iter < 0 || bits !== 16)) return false;
  if (iter !== -1) return reportsHold(before, after, bare) && countsHold(after, bare);
  const { iters } = after;
  const each = iters.data.subarray(iters.offset, iters.offset + iters.rows);
  return first(after.info) === 0 && (bare || each.every((count) => count === -1));
}

export const shgesvCase: Case<DsgesvProblem, HalfData> = {
  ...dhgesvCase,
  spec: shgesvSpec,

  run(queue, { n, nrhs, pivoting = 'partial', bare, ...factor }, { A, ipiv, B, X, iter, info, ...given }) {
    const operands = { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, X, ldx: X.ld, iter, info };
    const each = bare ? {} : given;
    return shgesv(queue, { ...operands, ...each, pivoting, ...modeArgs(factor) } as Parameters<typeof shgesv>[1]);
  },

  reference({ n, nrhs }, data) {
    const { A, ipiv, B, X, factored } = data;
    const found = shgesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X));
    reportOf(data, found);
    factored.data[factored.offset] = found.factored;
  },

  error({ n, bare }, before, after) {
    if (!agrees(before, after, bare)) return Number.NaN;
    const { iter, ipiv } = after;
    // What has taken A's place are its factors.
    const pivots = ipiv.data.subarray(ipiv.offset, ipiv.offset + n);
    const factors = iter.data[iter.offset]! < 0 ? getrfError(before.A, after.A, pivots) : 0;
    return larger(solveError(before.A, after.X, before.B), factors);
  },

  table: precisionsTable('FP16-32'),
};
