// GEHRD of a batch as cases, one for each form: gehrd's error, the worst over the batch.
import { gehrdRef } from '../../../../src/lapack/schur/gehrd.ref.ts';
import { batchCases } from '../../../lib/batchForms.ts';
import { squareSweep } from '../../../lib/batchSweeps.ts';
import { checkRandom } from '../../../lib/case.ts';
import { squareBatchedTable } from '../../../lib/rateTable.ts';
import { uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';
import { gehrdCase } from '../../lapack/schur/gehrd.ts';

/** tau is a matrix of one column. */
export const gehrdBatchedCases = batchCases('gehrd', {
  names: { B: 'tau' },
  A: ({ n }) => [n, n],
  B: ({ n }) => [Math.max(0, n - 1), 1],
  fill: (prec, { A }, _p, random) => uniform(A, prec, random),
  reference({ n, A, B }) {
    gehrdRef(n, 0, n, hostMat(A), B.data);
    return 0;
  },
  error({ n, A }, after) {
    const problem = { n, ilo: 1, ihi: n };
    const check = { level: 1, random: checkRandom() } as const;
    return gehrdCase.error(problem, { A, tau: after.B }, { A: after.A, tau: after.B }, check);
  },
  sweep: squareSweep.filter(({ byRows }, k) => !byRows && (k < 4 || k % 3 === 0)),
  options: [],
  table: squareBatchedTable('|A-QHQ^H|/(N*|A|)'),
});
