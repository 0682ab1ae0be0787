// getrf of a batch as cases, one for each form: the worst error R3.
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { factorSweep } from '../../../lib/batchSweeps.js';
import { luBatchedTable } from '../../../lib/rateTable.js';
import { getrfError } from '../../../lib/residualsLu.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
export const getrfBatchedCases = batchCases('getrf', {
    A: ({ m, n }) => [m, n],
    pivots: ({ m, n }) => Math.min(m, n),
    fill: (prec, { A }, _p, random) => uniform(A, prec, random),
    reference: ({ m, n, A, ipiv }) => getrfRecursiveRef(m, n, hostMat(A), ipiv, 0),
    error: ({ A }, after) => getrfError(A, after.A, after.ipiv),
    sweep: factorSweep,
    options: ['m'],
    table: luBatchedTable,
});
