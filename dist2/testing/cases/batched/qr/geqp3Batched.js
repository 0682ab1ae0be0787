// geqp3 of a batch as cases, one for each form: the residual of the factors of the permuted matrix and the orthogonality of Q, the worst
// over the batch.
import { geqp3Ref } from '../../../../src/lapack/qr/geqp3.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { factorSweep } from '../../../lib/batchSweeps.js';
import { larger } from '../../../lib/norms.js';
import { Random } from '../../../lib/random.js';
import { qrBatchedTable } from '../../../lib/rateTable.js';
import { pivotedErrors } from '../../../lib/residualsLq.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** tau is a matrix of one column, and jpvt has the place of pivots. */
export const geqp3BatchedCases = batchCases('geqp3', {
    names: { B: 'tau', ipiv: 'jpvt' },
    A: ({ m, n }) => [m, n],
    B: ({ m, n }) => [Math.min(m, n), 1],
    pivots: ({ n }) => n,
    fill: (prec, { A }, _p, random) => uniform(A, prec, random),
    reference({ m, n, A, B, ipiv }) {
        if (m > 0 && n > 0)
            geqp3Ref(m, n, hostMat(A), ipiv, B.data);
        return 0;
    },
    error({ m, n, A }, after) {
        if (m === 0 || n === 0)
            return 0;
        const order = Math.min(m, n);
        const tau = { ...after.B, rows: order, cols: 1 };
        return pivotedErrors(A, after.A, tau, after.ipiv, new Random()).reduce(larger);
    },
    sweep: factorSweep.filter(({ byRows }) => !byRows),
    options: ['m'],
    table: qrBatchedTable,
});
