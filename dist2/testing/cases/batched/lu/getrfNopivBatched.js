// getrfNopiv of a batch as cases, one for each form: the worst error R3 of diagonally dominant matrices.
import { getrfNopivRef } from '../../../../src/lapack/lu/getrfNopiv.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { factorSweep } from '../../../lib/batchSweeps.js';
import { luBatchedTable } from '../../../lib/rateTable.js';
import { getrfError } from '../../../lib/residualsLu.js';
import { dominant } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const identity = (order) => Int32Array.from({ length: order }, (_, i) => i + 1);
export const getrfNopivBatchedCases = batchCases('getrfNopiv', {
    A: ({ m, n }) => [m, n],
    fill: (prec, { A }, _p, random) => dominant(A, prec, random),
    reference: ({ m, n, A }) => getrfNopivRef(m, n, hostMat(A)),
    error: ({ m, n, A }, after) => getrfError(A, after.A, identity(Math.min(m, n))),
    sweep: factorSweep,
    options: ['m'],
    table: luBatchedTable,
});
