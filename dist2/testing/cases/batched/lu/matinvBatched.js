// matinv of a batch as cases, one for each form: the worst error R9.
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.js';
import { getriRef } from '../../../../src/lapack/lu/getri.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { squareSweep } from '../../../lib/batchSweeps.js';
import { INVERSE, squareBatchedTable } from '../../../lib/rateTable.js';
import { inverseError } from '../../../lib/residuals.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
export const matinvBatchedCases = batchCases('matinv', {
    A: ({ n }) => [n, n],
    fill: (prec, { A }, _p, random) => uniform(A, prec, random),
    reference({ n, A }) {
        const ipiv = new Int32Array(n);
        const info = getrfRecursiveRef(n, n, hostMat(A), ipiv, 0);
        return info > 0 ? info : getriRef(n, hostMat(A), ipiv, 0);
    },
    error: ({ A }, after) => inverseError(A, after.A, 2 ** -53),
    sweep: squareSweep,
    options: [],
    table: squareBatchedTable(INVERSE),
});
