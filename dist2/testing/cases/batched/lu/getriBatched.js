// getri of a batch as cases, one for each form: the worst error R9 of the matrices that given factors stand for.
import { getriRef } from '../../../../src/lapack/lu/getri.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { squareSweep } from '../../../lib/batchSweeps.js';
import { fill, integers } from '../../../lib/operands.js';
import { INVERSE, squareBatchedTable } from '../../../lib/rateTable.js';
import { inverseError } from '../../../lib/residuals.js';
import { hostMat } from '../../../lib/views.js';
import { matrixOf } from '../../lapack/lu/getrs.js';
export const getriBatchedCases = batchCases('getri', {
    A: ({ n }) => [n, n],
    pivots: ({ n }) => n,
    fill(prec, { n, A, ipiv }, _p, random) {
        fill(prec, A, (i, j) => (i === j ? 1 + random.rand() : random.rand() / n));
        for (let i = 0; i < n; i++)
            ipiv[i] = 1 + i + Math.floor(random.rand() * (n - i));
    },
    reference: ({ n, A, ipiv }) => getriRef(n, hostMat(A), ipiv, 0),
    error: ({ n, A, ipiv }, after) => inverseError(matrixOf(A, { ...integers(n), data: ipiv }), after.A, 2 ** -53),
    sweep: squareSweep,
    options: [],
    table: squareBatchedTable(INVERSE),
});
