// gesv of a batch as cases, one for each form: the worst error R5.
import { gesvRef } from '../../../../src/lapack/lu/gesv.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { solveSweep } from '../../../lib/batchSweeps.js';
import { solveBatchedTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
export const gesvBatchedCases = batchCases('gesv', {
    A: ({ n }) => [n, n],
    B: ({ n, nrhs }) => [n, nrhs],
    pivots: ({ n }) => n,
    fill(prec, { A, B }, _p, random) {
        uniform(A, prec, random);
        uniform(B, prec, random);
    },
    reference: ({ n, nrhs, A, B, ipiv }) => gesvRef(n, nrhs, hostMat(A), ipiv, 0, hostMat(B)),
    error: ({ A, B }, after) => solveError(A, after.B, B),
    sweep: solveSweep,
    options: ['nrhs'],
    table: solveBatchedTable(),
});
