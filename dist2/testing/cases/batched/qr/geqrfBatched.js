// geqrf of a batch as cases, one for each form: the worse of the errors R8a and R8b, the worst over the batch.
import { geqrfRef } from '../../../../src/lapack/qr/geqrf.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { factorSweep } from '../../../lib/batchSweeps.js';
import { larger } from '../../../lib/norms.js';
import { qrBatchedTable } from '../../../lib/rateTable.js';
import { qrErrors } from '../../../lib/residualsQr.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** tau is a matrix of one column. */
export const geqrfBatchedCases = batchCases('geqrf', {
    names: { B: 'tau' },
    A: ({ m, n }) => [m, n],
    B: ({ m, n }) => [Math.min(m, n), 1],
    fill: (prec, { A }, _p, random) => uniform(A, prec, random),
    reference({ m, n, A, B }) {
        geqrfRef(m, n, hostMat(A), B.data);
        return 0;
    },
    error: ({ A }, after) => larger(...qrErrors(A, after.A, after.B)),
    sweep: factorSweep.filter(({ byRows }) => !byRows),
    options: ['m'],
    table: qrBatchedTable,
});
