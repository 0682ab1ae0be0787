// GEHRD of a batch as cases, one for each form: gehrd's error, the worst over the batch.
import { gehrdRef } from '../../../../src/lapack/schur/gehrd.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { squareSweep } from '../../../lib/batchSweeps.js';
import { checkRandom } from '../../../lib/case.js';
import { squareBatchedTable } from '../../../lib/rateTable.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { gehrdCase } from '../../lapack/schur/gehrd.js';
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
        const check = { level: 1, random: checkRandom() };
        return gehrdCase.error(problem, { A, tau: after.B }, { A: after.A, tau: after.B }, check);
    },
    sweep: squareSweep.filter(({ byRows }, k) => !byRows && (k < 4 || k % 3 === 0)),
    options: [],
    table: squareBatchedTable('|A-QHQ^H|/(N*|A|)'),
});
