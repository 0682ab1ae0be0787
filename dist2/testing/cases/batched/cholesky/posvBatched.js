// posv of a batch as cases, one for each form: the worst error R5.
import { posvRef } from '../../../../src/lapack/cholesky/posv.ref.js';
import { fillDefinite, realDiagonal } from '../../../lib/batch.js';
import { batchCases } from '../../../lib/batchForms.js';
import { solveSweep, TRIANGLES, times } from '../../../lib/batchSweeps.js';
import { solveBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { uniform } from '../../../lib/source.js';
import { otherKept, symmetricView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
export const posvBatchedCases = batchCases('posv', {
    A: ({ n }) => [n, n],
    B: ({ n, nrhs }) => [n, nrhs],
    fill(prec, { A, B }, { uplo = 'l' }, random) {
        fillDefinite(prec, A, uplo, random);
        uniform(B, prec, random);
    },
    reference: ({ n, nrhs, A, B }, { uplo = 'l' }) => posvRef(uplo, n, nrhs, hostMat(A), hostMat(B)),
    error: ({ A, B }, after, { uplo = 'l' }) => otherKept(A, after.A, uplo)
        ? solveError(symmetricView(realDiagonal(A), uplo), after.B, B)
        : Number.POSITIVE_INFINITY,
    sweep: times(TRIANGLES, solveSweep),
    options: ['nrhs', 'uplo'],
    table: solveBatchedTable(uploLine),
});
